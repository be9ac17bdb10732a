import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { BattleScreen, useBodyClass } from '../battle/battle-page.tsx';
import { leaveBattle, openBattle } from '../state/battle-actions.ts';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { engine } from '../worker/client.ts';
import { Coach } from './coach.tsx';
import type { Lesson } from './lesson.ts';
import { lessons } from './lessons.ts';
import { doneLessons, resetProgress, useProgress } from './progress.ts';

/** The lessons, or the one of the address on the battle screen. */
export function LearnPage() {
  const { number } = useParams<{ number?: string }>();
  if (number === undefined) return <Lessons />;
  const lesson = lessons.find((one) => String(one.number) === number);
  return lesson === undefined ? <Lessons missing /> : <Played key={lesson.number} lesson={lesson} />;
}

function Lessons({ missing = false }: { readonly missing?: boolean }) {
  const done = doneLessons();
  return (
    <Page title={t.learn.title}>
      <div className="ph">
        <div>
          <h1>{t.learn.title}</h1>
          <p>{t.learn.intro}</p>
        </div>
        <p className="act">{t.learn.doneAll(done.size, lessons.length)}</p>
      </div>
      {missing ? (
        <p className="problem" role="alert">
          {t.learn.missing}
        </p>
      ) : undefined}
      <ol className="lessons">
        {lessons.map(({ number, title, about }) => (
          <li key={number} className="card">
            <span className={`ring${done.has(number) ? ' full' : ''}`} aria-hidden="true">
              {done.has(number) ? <Icon name="check" /> : number}
            </span>
            <div>
              <h2>{title}</h2>
              <p className="sec">{about}</p>
            </div>
            <Link
              className={done.has(number) ? 'btn' : 'btn p'}
              href={`/learn/${number}`}
              aria-label={`${done.has(number) ? t.learn.again : t.learn.start}: ${title}`}
            >
              {done.has(number) ? t.learn.again : t.learn.start}
            </Link>
          </li>
        ))}
      </ol>
    </Page>
  );
}

function Played({ lesson }: { readonly lesson: Lesson }) {
  const { facts, now, status, error } = useBattle();
  const [attempt, setAttempt] = useState(1);
  useBodyClass('battle');
  useEffect(() => {
    document.title = `${lesson.title} · Adjutant`;
    resetProgress(lesson.number);
    let current = true;
    void engine()
      .beginLesson(lesson, `set piece ${lesson.number}, ${attempt}`)
      .then((id) => (current ? openBattle(id) : undefined));
    return () => {
      current = false;
      leaveBattle();
    };
  }, [lesson, attempt]);
  const again = useCallback(() => setAttempt((number) => number + 1), []);
  const over = useProgress((seen) => seen.over);
  if (status === 'failed')
    return (
      <main className="page">
        <p className="problem" role="alert">
          {t.failing.failed} {error}
        </p>
      </main>
    );
  if (facts === undefined || now === undefined) return <p className="page pulse">{t.learn.setting}</p>;
  return <BattleScreen facts={facts} now={now} coach={<Coach lesson={lesson} onAgain={again} />} resting={over} />;
}
