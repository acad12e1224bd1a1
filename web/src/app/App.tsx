import { appConfig } from '@/config';
import { QueryClientProvider } from '@tanstack/react-query';
import { createAppHistory } from '@/lib/layers';
import { useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { AppBoundary } from './errorBoundary/AppBoundary';
import { queryClient } from './queryClient';
import { Shell } from './Shell';

export function App() {
  const [history] = useState(createAppHistory);
  return (
    <AppBoundary>
      <QueryClientProvider client={queryClient}>
        <HistoryRouter history={history} basename={appConfig.prefix || '/'}>
          <Shell />
        </HistoryRouter>
      </QueryClientProvider>
    </AppBoundary>
  );
}
