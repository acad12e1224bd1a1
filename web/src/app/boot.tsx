import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { seedQueryCache } from './seedQueryCache';
import { startServices } from './startServices';

/** Begins the app. Not when this file is evaluated: where the page is inspected, whatever is called then has all of the file parsed once more. */
export function boot(): void {
  const seeded = seedQueryCache().catch(console.warn);
  startServices(seeded);

  // In small steps: whoever touches the page meanwhile is answered.
  void seeded.then(() =>
    startTransition(() =>
      createRoot(document.getElementById('app')!).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  );
}
