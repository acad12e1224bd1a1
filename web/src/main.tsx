import { createRoot } from 'react-dom/client';
import { StrictMode, startTransition } from 'react';
import { App } from './app/App';
import { begin } from './app/begin';
import { start } from './app/start';
import './styles/base.css';
import './styles/tokens.css';

const begun = begin().catch(console.warn);
start(begun);

// In small steps: whoever touches the page meanwhile is answered.
void begun.then(() =>
  startTransition(() =>
    createRoot(document.getElementById('app')!).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
