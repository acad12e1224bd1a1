import { useAccount } from '@/features/account';
import { installOutbox } from '@/data/outbox/environment';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router';
import { testClient } from './queryClient';

/** Renders with the providers that every screen needs: queries without retries, a router, and the outbox. */
export function renderScreen(content: ReactNode, { at = '/', state = null as unknown } = {}) {
  const client = testClient();
  installOutbox({
    client,
    uid: () => useAccount.getState().uid,
    onPlayerChange: (changed) => useAccount.subscribe(changed),
  });
  return {
    client,
    ...render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          {content}
          <Where />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  };
}

const ELSEWHERE = '/faq';

/** Renders a page that `leavePage` can leave. */
export function renderWithHistory(page: ReactNode, at: string) {
  const content = (
    <>
      {page}
      <Link to={ELSEWHERE}>常见问题</Link>
    </>
  );
  return renderScreen(
    <Routes>
      <Route path={ELSEWHERE} element={null} />
      <Route path="*" element={content} />
    </Routes>,
    { at },
  );
}

export const leavePage = () => userEvent.click(screen.getByText('常见问题'));

export const isElsewhere = () => screen.getByTestId('where').textContent === ELSEWHERE;

function Where() {
  const { pathname, search, key } = useLocation();
  return (
    <>
      <p data-testid="where">{pathname + search}</p>
      {/* The key of the current history entry. */}
      <p data-testid="entry">{key}</p>
    </>
  );
}
