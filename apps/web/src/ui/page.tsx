import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { setTheme, usePreferences } from '../state/preferences.ts';
import { t } from '../text/index.ts';
import { Icon, type IconName, Mark } from './icons.tsx';

const pages: readonly { readonly to: string; readonly name: string; readonly icon: IconName }[] = [
  { to: '/', name: t.nav.home, icon: 'home' },
  { to: '/sketch', name: t.nav.sketch, icon: 'map' },
  { to: '/odds', name: t.nav.odds, icon: 'chart' },
  { to: '/armies', name: t.nav.armies, icon: 'list' },
  { to: '/rules', name: t.nav.rules, icon: 'book' },
];

/** A page with the bar above it and the notices below. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Adjutant`;
    document.body.classList.add('hasbar');
    return () => document.body.classList.remove('hasbar');
  }, [title]);
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Bar />
      <main className="page" id="main">
        {children}
      </main>
      <Foot />
      <PageTabs />
    </>
  );
}

function isAt(location: string, to: string): boolean {
  return to === '/' ? location === '/' : location.startsWith(to);
}

function Bar() {
  const [location] = useLocation();
  return (
    <header className="bar">
      <Link className="brand" href="/" aria-label={t.bar.home}>
        <Mark />
        <span>{t.brand}</span>
      </Link>
      <nav className="main pages" aria-label={t.nav.label}>
        {pages.map(({ to, name }) => (
          <Link key={to} href={to} aria-current={isAt(location, to) ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <span className="sp" />
      <Link className="ibtn" href="/rules" aria-label={t.bar.search}>
        <Icon name="search" />
      </Link>
      <ThemeButton />
    </header>
  );
}

function ThemeButton() {
  const theme = usePreferences((preferences) => preferences.theme);
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <button
      type="button"
      className="ibtn"
      aria-label={dark ? t.theme.light : t.theme.dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

function Foot() {
  return (
    <footer className="foot">
      <span>{t.foot.unofficial}</span>
      <span>
        <a href="https://40kdc.alpacasoft.dev">{t.foot.data}</a>
        {t.foot.dataRest}
      </span>
      <span>{t.foot.privacy}</span>
    </footer>
  );
}

function PageTabs() {
  const [location] = useLocation();
  return (
    <nav className="tabbar" aria-label={t.nav.label}>
      {pages.map(({ to, name, icon }) => (
        <Link key={to} href={to} aria-current={isAt(location, to) ? 'page' : undefined}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  );
}
