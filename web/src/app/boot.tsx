import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hasDeparted } from '@/lib/storage';
import { App } from './App';
import { seedQueryCache } from './seedQueryCache';
import { startServices } from './startServices';

/** Starts the app. `main.tsx` calls it and handles its errors. */
export function boot(): void | Promise<void> {
  if (!hasDeparted()) return start();
  return import('@/lib/externalPages')
    .then(({ returnToDeparture }) => returnToDeparture(start))
    .then((leaves) => void (leaves || start()), start);
}

function start(): void {
  const seeded = seedQueryCache().catch(console.warn);
  startServices(seeded);

  // A transition renders in small steps, so the page responds to input meanwhile.
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
