import type { DeclareAttacks, DeclaredWeapon, UsableWeapon } from '@adjutant/engine';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { BattleFacts } from '../worker/protocol.ts';
import { alsoAimed, noLongerAimed, redeclared, usesOf, type WeaponGroup, withAttacks } from './weapon-groups.ts';

interface Props {
  readonly facts: BattleFacts;
  readonly group: WeaponGroup;
  readonly question: DeclareAttacks;
}

/** The weapons of a group one by one: whose weapon attacks whom with which profile, and how its attacks are split. */
export function WeaponRows({ facts, group, question }: Props) {
  return (
    <ul className="rows">
      {group.weapons.map((weapon) => (
        <Row key={weapon.id} facts={facts} weapon={weapon} question={question} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly facts: BattleFacts;
  readonly weapon: UsableWeapon;
  readonly question: DeclareAttacks;
}

const unused = 'unused';

function Row({ facts, weapon, question }: RowProps) {
  const used = useBattle((screen) => screen.declared.find(({ id }) => id === weapon.id));
  const name = facts.models[weapon.model]?.name ?? '';
  const uses = usesOf(weapon, question.targetsForced);
  const words = ({ profile, targets }: Omit<DeclaredWeapon, 'id'>) => {
    const [target] = targets;
    const unit = target === undefined ? t.weapons.noTarget : (facts.units[target.unit]?.short ?? '');
    return weapon.profiles.length > 1 ? `${unit}, ${t.attack.profileName(profile + 1)}` : unit;
  };
  return (
    <li>
      <span className="name">{name}</span>
      <Select
        label={name}
        value={used === undefined ? unused : keyOf(used)}
        onChange={(key) =>
          use(
            weapon.id,
            uses.find((one) => keyOf(one) === key),
          )
        }
        items={[
          { value: unused, label: t.weapons.unused },
          ...uses.map((one) => ({ value: keyOf(one), label: words(one) })),
        ]}
      />
      {used === undefined ? undefined : <Split facts={facts} weapon={weapon} used={used} />}
    </li>
  );
}

function keyOf({ profile, targets: [target] }: Omit<DeclaredWeapon, 'id'>): string {
  return `${profile}:${target?.unit ?? ''}`;
}

function use(id: string, next: Omit<DeclaredWeapon, 'id'> | undefined): void {
  useBattle.setState(({ declared }) => ({ declared: redeclared(declared, id, next), refusals: [] }));
}

interface SplitProps {
  readonly facts: BattleFacts;
  readonly weapon: UsableWeapon;
  readonly used: DeclaredWeapon;
}

interface AimedProps {
  readonly name: string;
  readonly attacks: number | undefined;
  readonly full: boolean;
  readonly onChange: (attacks: number) => void;
  readonly onRemove: () => void;
}

/** One of several targets of a weapon, with its share of the attacks. */
function Aimed({ name, attacks, full, onChange, onRemove }: AimedProps) {
  return (
    <div className="stepper">
      <span>{name}</span>
      {attacks === undefined ? undefined : <Stepper value={attacks} name={name} full={full} onChange={onChange} />}
      <button type="button" className="ibtn" aria-label={t.weapons.noLonger(name)} onClick={onRemove}>
        <Icon name="cross" />
      </button>
    </div>
  );
}

/** Further targets of one weapon, where its attacks may be split. */
function Split({ facts, weapon, used: { id, profile, targets } }: SplitProps) {
  const own = weapon.profiles.find((one) => one.profile === profile);
  if (own === undefined || own.maxTargets < 2 || own.targets.length < 2) return undefined;
  const nameOf = (unit: number) => facts.units[unit]?.short ?? '';
  const given = targets.reduce((sum, { attacks = 0 }) => sum + attacks, 0);
  const aim = (next: DeclaredWeapon['targets']) => use(id, { profile, targets: next });
  const free =
    targets.length < own.maxTargets ? own.targets.filter((unit) => !targets.some((one) => one.unit === unit)) : [];
  return (
    <>
      {targets.length < 2
        ? undefined
        : targets.map(({ unit, attacks }) => (
            <Aimed
              key={unit}
              name={nameOf(unit)}
              attacks={attacks}
              full={given >= (own.attacks ?? 0)}
              onChange={(next) => aim(withAttacks(targets, unit, next))}
              onRemove={() => aim(noLongerAimed(targets, unit))}
            />
          ))}
      {free.length === 0 || targets.length === 0 ? undefined : (
        <Select
          label={t.weapons.split}
          value=""
          onChange={(unit) => aim(alsoAimed(own, targets, Number(unit)))}
          items={[
            { value: '', label: t.weapons.split },
            ...free.map((unit) => ({ value: String(unit), label: nameOf(unit) })),
          ]}
        />
      )}
    </>
  );
}
