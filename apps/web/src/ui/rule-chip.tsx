import { openRule } from '../rules/rule-drawer-state.ts';
import type { Said } from '../worker/protocol.ts';

/** A rule's number, which opens the reference over the page. */
export function RuleChip({ rule }: { readonly rule: string | undefined }) {
  if (rule === undefined || !/^\d\d/.test(rule)) return undefined;
  return (
    <button type="button" className="rule" aria-label={`Rule ${rule}`} onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}

/** A sentence with the rule it rests on. */
export function Sentence({ said }: { readonly said: Said }) {
  return (
    <>
      {said.text} <RuleChip rule={said.rule} />
    </>
  );
}
