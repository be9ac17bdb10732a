import type { Chapter } from '@adjutant/rules-11e/reference';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { t } from '../text/index.ts';
import { Page } from '../ui/page.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { findSection, search } from './reference.ts';
import { Linked, SectionView } from './section-view.tsx';
import { useReference } from './use-reference.ts';

/** The reference: search, chapters, one rule. */
export function RulesPage() {
  const { number } = useParams<{ number?: string }>();
  const chapters = useReference();
  const [words, setWords] = useState('');
  return (
    <Page title={t.rules.title}>
      <div className="ph">
        <div>
          <h1>{t.rules.title}</h1>
          <p>{t.rules.intro}</p>
        </div>
      </div>
      <label className="field searchbox">
        <span>{t.rules.search}</span>
        <input
          className="input"
          type="search"
          value={words}
          placeholder={t.rules.placeholder}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      {chapters === undefined ? (
        <p className="pulse">{t.rules.loading}</p>
      ) : words.trim() === '' ? (
        <Browse chapters={chapters} number={number} />
      ) : (
        <Results chapters={chapters} words={words} />
      )}
    </Page>
  );
}

function Browse({ chapters, number }: { readonly chapters: readonly Chapter[]; readonly number: string | undefined }) {
  const section = number === undefined ? undefined : findSection(chapters, number);
  const chapter = chapters.find((one) => one.number === (number ?? '01').slice(0, 2));
  return (
    <div className="rulesg">
      <nav className="card chapters" aria-label={t.rules.chapters}>
        <ul>
          {chapters.map((one) => (
            <li key={one.number}>
              <Link
                href={`/rules/${one.sections[0]?.number ?? one.number}`}
                aria-current={one === chapter ? 'true' : undefined}
              >
                <span className="mut">{one.number}</span> {one.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="card">
        {number !== undefined && section === undefined ? <p className="empty">{t.rules.unknown}</p> : undefined}
        {(section === undefined ? (chapter?.sections ?? []) : inOrder(chapter, section.number)).map((one) => (
          <SectionView key={one.number} section={one} wanted={number} />
        ))}
      </div>
    </div>
  );
}

/** The chapter from the section that was asked for on. */
function inOrder(chapter: Chapter | undefined, number: string): Chapter['sections'] {
  const at = chapter?.sections.findIndex((section) => section.number === number) ?? 0;
  return chapter?.sections.slice(Math.max(0, at)) ?? [];
}

function Results({ chapters, words }: { readonly chapters: readonly Chapter[]; readonly words: string }) {
  const found = search(chapters, words);
  if (found.length === 0) return <p className="empty">{t.rules.none(words)}</p>;
  return (
    <section className="card">
      <h2 aria-live="polite">{t.rules.found(found.length)}</h2>
      <ul className="lines found">
        {found.map(({ section, statement }) => (
          <li key={statement.id}>
            <RuleChip rule={statement.id} />
            <span>
              <b>{section.title}.</b> <Linked text={statement.text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
