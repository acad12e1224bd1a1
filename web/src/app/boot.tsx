import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { begin } from './begin';
import { start } from './start';

/** Begins the app. Not when this file is evaluated: where the page is inspected, whatever is called then has all of the file parsed once more. */
export function boot(): void {
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
}
