import type { DeclareAttacks } from '@adjutant/engine';
import { useState } from 'react';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { BattleFacts } from '../worker/protocol.ts';
import { dealt, dealtOut, groupsOf, profileOf, type WeaponGroup } from './weapon-groups.ts';
import { wordsOfWeapon } from './weapon-names.ts';
import { WeaponRows } from './weapon-rows.tsx';

/** Weapons in groups that are alike, each dealt out over the targets that it may attack. */
export function PerWeapon({ facts, question }: { readonly facts: BattleFacts; readonly question: DeclareAttacks }) {
  return (
    <>
      {groupsOf(question).map((group) => (
        <Group key={group.key} group={group} facts={facts} question={question} />
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: WeaponGroup;
  readonly facts: BattleFacts;
  readonly question: DeclareAttacks;
}

/** A group as a whole, or its weapons one by one. */
function Group(props: GroupProps) {
  const [apart, setApart] = useState(false);
  const declared = useBattle((screen) => screen.declared);
  const { weapons, weapon } = props.group;
  const used = declared.filter(({ id }) => weapons.some((one) => one.id === id)).length;
  return (
    <div className="opt weapon">
      <div className="top">
        <b>{wordsOfWeapon(weapon)}</b>
        <span className="tag">{t.attack.used(used, weapons.length)}</span>
        <button type="button" className="btn q s" aria-pressed={apart} onClick={() => setApart(!apart)}>
          {apart ? t.weapons.together : t.weapons.oneByOne}
        </button>
      </div>
      {apart ? <WeaponRows {...props} /> : <Together {...props} />}
    </div>
  );
}

function Together({ group, facts }: GroupProps) {
  const declared = useBattle((screen) => screen.declared);
  const profile = profileOf(group, declared);
  const counts = dealt(group, declared);
  const used = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const targets = group.weapons[0]?.profiles.find((one) => one.profile === profile)?.targets ?? [];
  const set = (unit: number, count: number) => deal(group, new Map([...counts, [unit, Math.max(0, count)]]), profile);
  const free = used < group.weapons.length ? targets.filter((unit) => !counts.has(unit)) : [];
  const nameOf = (unit: number) => facts.units[unit]?.short ?? '';
  return (
    <>
      <Profile group={group} profile={profile} />
      {targets.length === 0 ? <p className="facts">{t.attack.noTarget}</p> : undefined}
      {[...counts].map(([unit, count]) => (
        <div key={unit} className="stepper">
          <span>{nameOf(unit)}</span>
          <Stepper
            value={count}
            name={nameOf(unit)}
            full={used >= group.weapons.length}
            onChange={(next) => set(unit, next)}
          />
        </div>
      ))}
      <Also free={free} nameOf={nameOf} onAim={(unit) => set(unit, group.weapons.length - used)} />
    </>
  );
}

interface AlsoProps {
  readonly free: readonly number[];
  readonly nameOf: (unit: number) => string;
  readonly onAim: (unit: number) => void;
}

/** The weapons left over are aimed at another target. */
function Also({ free, nameOf, onAim }: AlsoProps) {
  if (free.length === 0) return undefined;
  const items = free.map((unit) => ({ value: String(unit), label: nameOf(unit) }));
  return (
    <Select
      label={t.attack.also}
      value=""
      onChange={(value) => onAim(Number(value))}
      items={[{ value: '', label: t.attack.also }, ...items]}
    />
  );
}

/** The profile that all weapons of the group use, where they have several. */
function Profile({ group, profile }: { readonly group: WeaponGroup; readonly profile: number }) {
  const profiles = group.weapons[0]?.profiles ?? [];
  if (profiles.length < 2) return undefined;
  return (
    <Select
      label={t.attack.profile}
      value={String(profile)}
      onChange={(value) => deal(group, new Map(), Number(value))}
      items={profiles.map((one) => ({ value: String(one.profile), label: t.attack.profileName(one.profile + 1) }))}
    />
  );
}

function deal(group: WeaponGroup, counts: ReadonlyMap<number, number>, profile: number): void {
  const { declared } = useBattle.getState();
  useBattle.setState({ declared: dealtOut(group, declared, counts, profile), refusals: [] });
}
