import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/battle.css';
import './styles/decisions.css';
import './styles/table.css';
import './styles/home.css';
import './styles/odds.css';
import './styles/sketch.css';
import './styles/learn.css';
import './styles/replay.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startOffline } from './offline.ts';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
startOffline();
