import type { DeclareAttacks, DeclaredWeapon, Json } from '@adjutant/engine';
import { useEffect } from 'react';
import { answer } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { engine } from '../worker/client.ts';
import type { Asked, BattleFacts, BattleNow } from '../worker/protocol.ts';
import { aimAt, answerMade, loadOdds, targetsOf } from './choosing.ts';
import { AnswerButton, Footer } from './footer.tsx';
import { PerWeapon } from './per-weapon.tsx';
import { RefusedCards } from './refused-cards.tsx';
import { TargetCard } from './target-card.tsx';

interface Props {
  readonly asked: Asked;
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly question: DeclareAttacks;
}

/** Whom a unit attacks with what: a card a target with its odds, or weapon by weapon. */
export function AttackWidget({ asked, facts, now, question }: Props) {
  const perWeapon = useBattle((screen) => screen.perWeapon);
  const targets = useSortedTargets();
  const refused = useBattle((screen) => screen.noTargets);
  useEffect(() => {
    const [first] = targetsOf();
    if (first !== undefined && useBattle.getState().target === undefined) aimAt(first);
    void loadOdds();
  }, []);
  return (
    <>
      <div className="dbody">
        {perWeapon ? (
          <PerWeapon facts={facts} question={question} />
        ) : (
          <fieldset>
            <legend className="sr">{t.attack.target}</legend>
            {targets.length === 0 ? <p className="empty">{t.attack.noTarget}</p> : undefined}
            {targets.map((unit) => (
              <TargetCard key={unit} unit={unit} facts={facts} now={now} question={asked.number} />
            ))}
            <RefusedCards key={refused.length} refused={refused} />
          </fieldset>
        )}
      </div>
      <AttackFooter facts={facts} question={question} />
    </>
  );
}

/** The targets, those that would lose most first as far as the odds are known. */
function useSortedTargets(): readonly number[] {
  const odds = useBattle((screen) => screen.odds);
  const targets = targetsOf();
  if (odds.size < targets.length) return targets;
  const worth = (unit: number) => (odds.get(unit)?.destroyed ?? 0) * 4 + (odds.get(unit)?.meanWounds ?? 0);
  return [...targets].sort((one, other) => worth(other) - worth(one));
}

/** The declaration in which all that can attack the target does. */
async function declaration(): Promise<readonly DeclaredWeapon[]> {
  const { answering, target } = useBattle.getState();
  return answering === undefined || target === undefined ? [] : engine().declareAll(answering, target);
}

async function shoot(): Promise<void> {
  answer((await declaration()) as unknown as Json);
}

async function beginPerWeapon(): Promise<void> {
  useBattle.setState({ perWeapon: true, declared: await declaration(), refusals: [] });
}

function AttackFooter({ facts, question }: { readonly facts: BattleFacts; readonly question: DeclareAttacks }) {
  const { target, perWeapon } = useBattle();
  const name = target === undefined ? undefined : facts.units[target]?.short;
  if (perWeapon) return <PerWeaponFooter />;
  if (name === undefined)
    return (
      <Footer>
        <AnswerButton kind="p" keyName="Enter" onAnswer={() => answer([])}>
          {t.attack.nothing}
        </AnswerButton>
      </Footer>
    );
  const many = targetsOf().length > 1 || question.weapons.length > 1;
  const melee = (question.facts?.way as { readonly kind?: string } | undefined)?.kind === 'fight';
  return (
    <Footer>
      <AnswerButton kind="p" keyName="Enter" onAnswer={() => void shoot()}>
        {melee ? t.attack.fightAll(name) : t.attack.shootAll(name)}
      </AnswerButton>
      {many ? <AnswerButton onAnswer={() => void beginPerWeapon()}>{t.attack.perWeapon}</AnswerButton> : undefined}
    </Footer>
  );
}

function PerWeaponFooter() {
  return (
    <Footer>
      <AnswerButton kind="p" keyName="Enter" onAnswer={answerMade}>
        {t.attack.declare}
      </AnswerButton>
      <AnswerButton onAnswer={() => useBattle.setState({ perWeapon: false, refusals: [] })}>
        {t.attack.allAtOne}
      </AnswerButton>
    </Footer>
  );
}
