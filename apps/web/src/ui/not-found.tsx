import { Link } from 'wouter';
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Page title={t.notFound.title}>
      <h1>{t.notFound.title}</h1>
      <Link className="btn p" href="/">
        {t.notFound.home}
      </Link>
    </Page>
  );
}
