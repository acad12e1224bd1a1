import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router';

/** Renders with what every screen may count on: queries without retries and a router. */
export function renderScreen(screen: ReactNode, { at = '/', state = null as unknown } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    client,
    ...render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          {screen}
          <Where />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  };
}

function Where() {
  const { pathname, search, key } = useLocation();
  return (
    <>
      <p data-testid="where">{pathname + search}</p>
      {/* Which entry of the history it is. */}
      <p data-testid="entry">{key}</p>
    </>
  );
}
