import { useEffect } from 'react';
import { Link } from 'wouter';
import { useBattle } from '../state/battle-store.ts';
import { t } from '../text/index.ts';
import { announce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icons.tsx';
import { type Lesson, stepsDone } from './lesson.ts';
import { lessons } from './lessons.ts';
import { follow, useProgress } from './progress.ts';

/** What is to be done next in a lesson, and a word on what just happened. */
export function Coach({ lesson, onAgain }: { readonly lesson: Lesson; readonly onAgain: () => void }) {
  const now = useBattle((screen) => screen.now);
  const seen = useProgress();
  useEffect(() => {
    // every message counts: what was thrown stands in one of them only
    const take = (told: typeof now) => (told === undefined ? undefined : follow(lesson, told));
    take(useBattle.getState().now);
    return useBattle.subscribe((screen, before) => (screen.now === before.now ? undefined : take(screen.now)));
  }, [lesson]);
  const done = stepsDone(lesson, seen);
  const { length } = lesson.steps;
  const purpose = now?.asked?.question.purpose ?? '';
  const say = done === length ? t.learn.finished : seen.over ? t.learn.missed : (lesson.steps[done]?.say ?? '');
  useEffect(() => announce(say), [say]);
  return (
    <section className="coach" aria-label={t.learn.lesson(lesson.number, lessons.length)}>
      <p className="coach-head">
        <b>{lesson.title}</b>
        <span className="dots" role="img" aria-label={t.learn.step(Math.min(done + 1, length), length)}>
          {lesson.steps.map((step, at) => (
            <i key={step.say} className={at < done ? 'full' : at === done ? 'now' : ''} />
          ))}
        </span>
      </p>
      <p className="coach-say">{say}</p>
      {seen.over || done === length ? (
        <Ends lesson={lesson} onAgain={onAgain} />
      ) : (
        <p className="sec">
          {seen.remark} {lesson.hints[purpose] ?? ''}
        </p>
      )}
    </section>
  );
}

function Ends({ lesson, onAgain }: { readonly lesson: Lesson; readonly onAgain: () => void }) {
  const next = lessons.find(({ number }) => number === lesson.number + 1);
  return (
    <div className="acts">
      {next === undefined ? undefined : (
        <Link className="btn p s" href={`/learn/${next.number}`}>
          <Icon name="next" />
          {t.learn.next}
        </Link>
      )}
      <button type="button" className="btn s" onClick={onAgain}>
        {t.learn.again}
      </button>
      <Link className="btn s" href="/learn">
        {t.learn.all}
      </Link>
    </div>
  );
}
