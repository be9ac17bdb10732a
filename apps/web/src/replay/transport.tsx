import { useEffect, useState } from 'react';
import { t } from '../text/index.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { BattleFacts } from '../worker/protocol.ts';
import type { WatchStep } from '../worker/watch.ts';

interface Props {
  readonly steps: readonly WatchStep[];
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Milliseconds that a step stays while the replay runs. */
const STAYS = 700;

/** The timeline and what moves along it. */
export function Transport({ steps, step, onStep }: Props) {
  const last = steps.length - 1;
  const text = steps[step]?.text ?? '';
  return (
    <div className="transport">
      <h1>{text}</h1>
      <p className="sec">{t.replay.step(step + 1, steps.length)}</p>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t.replay.timeline}
        aria-valuetext={text}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <Buttons steps={steps} step={step} onStep={onStep} />
    </div>
  );
}

function Buttons({ steps, step, onStep }: Props) {
  const [running, setRunning] = useState(false);
  const last = steps.length - 1;
  useEffect(() => {
    if (!running) return;
    const wait = setTimeout(() => (step < last ? onStep(step + 1) : setRunning(false)), STAYS);
    return () => clearTimeout(wait);
  }, [running, step, last, onStep]);
  const go = (to: number) => onStep(Math.min(last, Math.max(0, to)));
  const begin = () => {
    if (step === last) onStep(0);
    setRunning(!running);
  };
  return (
    <div className="acts">
      <Button
        icon="up"
        name={t.replay.phaseBack}
        onPress={() => go(steps.findLastIndex(({ heading }, at) => heading && at < step))}
      />
      <Button icon="back" name={t.replay.back} onPress={() => go(step - 1)} />
      <button type="button" className="btn p" onClick={begin}>
        <Icon name={running ? 'pause' : 'play'} />
        {running ? t.replay.pause : t.replay.play}
      </button>
      <Button icon="next" name={t.replay.next} onPress={() => go(step + 1)} />
      <Button icon="down" name={t.replay.phaseNext} onPress={() => go(nextHeading(steps, step))} />
    </div>
  );
}

function nextHeading(steps: readonly WatchStep[], step: number): number {
  const found = steps.findIndex(({ heading }, at) => heading && at > step);
  return found < 0 ? steps.length - 1 : found;
}

function Button({
  icon,
  name,
  onPress,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="btn" aria-label={name} title={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

/** Points at the end of each round so far. */
export function Score({ steps, facts }: { readonly steps: readonly WatchStep[]; readonly facts: BattleFacts }) {
  const rounds = new Map(
    steps.filter(({ round }) => round > 0).map(({ round, victoryPoints }) => [round, victoryPoints]),
  );
  return (
    <table className="wtab score-table">
      <caption>{t.replay.points}</caption>
      <thead>
        <tr>
          <th scope="col">{t.replay.columns[0]}</th>
          {facts.sides.map(({ short }, player) => (
            <th key={player === 0 ? 'a' : 'b'} scope="col">
              <SideMark player={player === 0 ? 0 : 1} /> {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rounds].map(([round, points]) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            <td>{points[0]}</td>
            <td>{points[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
