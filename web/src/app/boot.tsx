import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { begin } from './begin';
import { start } from './start';

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
