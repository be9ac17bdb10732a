import { Link } from 'wouter';
import { undo } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon, Mark } from '../ui/icons.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts, BattleNow, SideFacts } from '../worker/protocol.ts';
import { BattleMenu } from './battle-menu.tsx';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

/** Whose turn, which phase, the score, and the way out. */
export function TopBar({ facts, now }: Props) {
  return (
    <header className="bar">
      <Link className="brand" href="/" aria-label={t.bar.home}>
        <Mark />
        <span className="hide">{t.brand}</span>
      </Link>
      <div className="turn">
        <SideMark player={now.player} />
        <span className="rd">
          {t.bar.round(now.round)}
          <span className="hide">{now.round > 0 ? `, ${facts.sides[now.player].short}` : ''}</span>
        </span>
        {now.phaseIndex >= 0 ? <Phases at={now.phaseIndex} /> : undefined}
      </div>
      <span className="sp hide" />
      <Score facts={facts} now={now} />
      <UndoButton possible={now.undo.possible} />
      <button
        type="button"
        className="ibtn hide"
        aria-label={t.adjust.title}
        title={t.adjust.title}
        onClick={() => useBattle.setState({ adjusting: true })}
      >
        <Icon name="pencil" />
      </button>
      <Link className="ibtn hide" href="/rules" aria-label={t.bar.search}>
        <Icon name="search" />
      </Link>
      <BattleMenu facts={facts} now={now} />
    </header>
  );
}

function UndoButton({ possible }: { readonly possible: boolean }) {
  const name = possible ? t.bar.undo : t.bar.noUndo;
  return (
    <button type="button" className="ibtn hide" aria-label={name} title={name} aria-disabled={!possible} onClick={undo}>
      <Icon name="undo" />
    </button>
  );
}

function Phases({ at }: { readonly at: number }) {
  return (
    <ol className="phases" aria-label={t.bar.phases}>
      {t.bar.names.map((name, phase) => (
        <li key={name} className={phase < at ? 'done' : ''} aria-current={phase === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

function Score({ facts, now }: Props) {
  return (
    <div className="score" role="group" aria-label={t.bar.score}>
      <span className="s">
        <SideMark player={0} />
        <span className="nm">{named(facts.sides[0])}</span>
        <b>{now.points[0]}</b>
        <span className="cp">VP · {now.commandPoints[0]} CP</span>
      </span>
      <span className="vs" aria-hidden="true">
        :
      </span>
      <span className="s">
        <b>{now.points[1]}</b>
        <span className="cp">VP · {now.commandPoints[1]} CP</span>
        <span className="nm">{named(facts.sides[1])}</span>
        <SideMark player={1} />
      </span>
    </div>
  );
}

function named({ short, seat }: SideFacts): string {
  return `${short}, ${seat.kind === 'person' ? t.bar.you : t.bar.bot(seat.bot)}`;
}
