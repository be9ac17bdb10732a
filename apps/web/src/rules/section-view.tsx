import type { Section } from '@adjutant/rules-11e/reference';
import { Fragment, type ReactNode } from 'react';
import { t } from '../text/index.ts';
import { RuleChip } from '../ui/rule-chip.tsx';

const citation = /\b(\d\d\.(?:\d\d|[A-Z]{2,})(?:\.\d\d)*(?:-[a-z0-9]{1,3})?)\b/g;

/** A text in which each number of a rule opens it. */
export function Linked({ text }: { readonly text: string }) {
  const parts = text.split(citation);
  return (
    <>
      {parts.map(
        (part, at): ReactNode => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their order
          <Fragment key={at}>{at % 2 === 1 ? <RuleChip rule={part} /> : part}</Fragment>
        ),
      )}
    </>
  );
}

/** One rule with its statements and examples; the one that was asked for is marked. */
export function SectionView({ section, wanted }: { readonly section: Section; readonly wanted?: string | undefined }) {
  return (
    <article className="rulesection">
      <h2>
        <span className="mut">{section.number}</span> {section.title}
      </h2>
      <ul>
        {section.statements.map(({ id, text, group }, at) => (
          <li key={id} className={id === wanted ? 'wanted' : ''}>
            {group !== undefined && section.statements[at - 1]?.group !== group ? <h3>{group}</h3> : undefined}
            <span className="id">{id.slice(section.number.length + 1)}</span>
            <span className="text">
              <Linked text={text} />
            </span>
          </li>
        ))}
      </ul>
      {section.examples.length === 0 ? undefined : (
        <>
          <h3>{t.rules.examples}</h3>
          <ol className="examples">
            {section.examples.map((example) => (
              <li key={example}>
                <Linked text={example} />
              </li>
            ))}
          </ol>
        </>
      )}
      {section.see === undefined ? undefined : (
        <p className="sec">
          {t.rules.see} <Linked text={section.see} />
        </p>
      )}
    </article>
  );
}
