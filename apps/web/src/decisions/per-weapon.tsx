import type { DeclareAttacks } from '@adjutant/engine';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Select } from '../ui/select.tsx';
import type { BattleFacts } from '../worker/protocol.ts';
import { dealt, dealtOut, groupsOf, profileOf, type WeaponGroup } from './weapon-groups.ts';
import { wordsOfWeapon } from './weapon-names.ts';

/** Weapons in groups that are alike, each dealt out over the targets that it may attack. */
export function PerWeapon({ facts, question }: { readonly facts: BattleFacts; readonly question: DeclareAttacks }) {
  return (
    <>
      {groupsOf(question).map((group) => (
        <Group key={group.key} group={group} facts={facts} />
      ))}
    </>
  );
}

function Group({ group, facts }: { readonly group: WeaponGroup; readonly facts: BattleFacts }) {
  const declared = useBattle((screen) => screen.declared);
  const profile = profileOf(group, declared);
  const counts = dealt(group, declared);
  const used = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const profiles = group.weapons[0]?.profiles ?? [];
  const targets = profiles.find((one) => one.profile === profile)?.targets ?? [];
  const set = (unit: number, count: number) => deal(group, new Map([...counts, [unit, Math.max(0, count)]]), profile);
  const free = targets.filter((unit) => !counts.has(unit));
  return (
    <div className="opt weapon">
      <div className="top">
        <b>{wordsOfWeapon(group.weapon)}</b>
        <span className="tag">{t.attack.used(used, group.weapons.length)}</span>
      </div>
      {profiles.length > 1 ? (
        <Select
          label={t.attack.profile}
          value={String(profile)}
          onChange={(value) => deal(group, new Map(), Number(value))}
          items={profiles.map((one) => ({ value: String(one.profile), label: t.attack.profileName(one.profile + 1) }))}
        />
      ) : undefined}
      {targets.length === 0 ? <p className="facts">{t.attack.noTarget}</p> : undefined}
      {[...counts].map(([unit, count]) => (
        <Stepper
          key={unit}
          name={facts.units[unit]?.short ?? ''}
          count={count}
          full={used >= group.weapons.length}
          set={(next) => set(unit, next)}
        />
      ))}
      {free.length > 0 && used < group.weapons.length ? (
        <Select
          label={t.attack.also}
          value=""
          onChange={(value) => set(Number(value), group.weapons.length - used)}
          items={[
            { value: '', label: t.attack.also },
            ...free.map((unit) => ({ value: String(unit), label: facts.units[unit]?.short ?? '' })),
          ]}
        />
      ) : undefined}
    </div>
  );
}

function deal(group: WeaponGroup, counts: ReadonlyMap<number, number>, profile: number): void {
  const { declared } = useBattle.getState();
  useBattle.setState({ declared: dealtOut(group, declared, counts, profile), refusals: [] });
}

function Stepper({
  name,
  count,
  full,
  set,
}: {
  readonly name: string;
  readonly count: number;
  readonly full: boolean;
  readonly set: (count: number) => void;
}) {
  return (
    <div className="stepper">
      <span>{name}</span>
      <button type="button" className="ibtn" aria-label={`${t.assign.less}: ${name}`} onClick={() => set(count - 1)}>
        <Icon name="minus" />
      </button>
      <output>{count}</output>
      <button
        type="button"
        className="ibtn"
        aria-label={`${t.assign.more}: ${name}`}
        aria-disabled={full}
        onClick={() => (full ? undefined : set(count + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
