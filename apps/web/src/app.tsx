import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ArmiesPage } from './armies/armies-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { RuleDrawer } from './rules/rule-drawer.tsx';
import { t } from './text/index.ts';
import { Announcer } from './ui/announcer.tsx';
import { NotFound } from './ui/not-found.tsx';

const BattlePage = lazy(() => import('./battle/battle-page.tsx').then(({ BattlePage }) => ({ default: BattlePage })));
const LearnPage = lazy(() => import('./learn/learn-page.tsx').then(({ LearnPage }) => ({ default: LearnPage })));
const OddsPage = lazy(() => import('./odds/odds-page.tsx').then(({ OddsPage }) => ({ default: OddsPage })));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const RulesPage = lazy(() => import('./rules/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })));
const SketchPage = lazy(() => import('./sketch/sketch-page.tsx').then(({ SketchPage }) => ({ default: SketchPage })));

/** The pages by their address. */
export function App() {
  return (
    <>
      <Suspense fallback={<p className="page pulse">{t.wait.page}</p>}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/battle/:id" component={BattlePage} />
          <Route path="/battle/:id/replay" component={ReplayPage} />
          <Route path="/odds" component={OddsPage} />
          <Route path="/learn/:number?" component={LearnPage} />
          <Route path="/sketch" component={SketchPage} />
          <Route path="/armies" component={ArmiesPage} />
          <Route path="/rules/:number?" component={RulesPage} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <RuleDrawer />
      <Announcer />
    </>
  );
}
