import type { BattleResult } from '@adjutant/engine';
import { Link } from 'wouter';
import { t } from '../text/index.ts';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';
import { Footer } from './footer.tsx';

/** How the battle ended, and what to do next. */
export function BattleOver({
  facts,
  result,
}: {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
  readonly result: BattleResult;
}) {
  const { winner, victoryPoints } = result;
  return (
    <>
      <div className="dhead">
        <h1 tabIndex={-1}>{winner === 'draw' ? t.over.draw : t.over.won(facts.sides[winner].name)}</h1>
        <p>{t.over.score(victoryPoints[0], victoryPoints[1])}</p>
      </div>
      <div className="dbody">
        {facts.sides.map(({ name }, player) => (
          <div key={name} className="vsrow">
            <SideMark player={player === 0 ? 0 : 1} />
            {name}
            <b>{victoryPoints[player === 0 ? 0 : 1]}</b>
          </div>
        ))}
      </div>
      <Footer>
        <Link className="btn p" href="/">
          {t.over.again}
        </Link>
        <Link className="btn" href={`/battle/${facts.id}/replay`}>
          {t.over.watch}
        </Link>
      </Footer>
    </>
  );
}
