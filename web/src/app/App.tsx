import { appConfig } from '@/config';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { AppBoundary } from './errorBoundary/AppBoundary';
import { queryClient } from './queryClient';
import { Shell } from './Shell';

export function App() {
  return (
    <AppBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={appConfig.prefix || '/'}>
          <Shell />
        </BrowserRouter>
      </QueryClientProvider>
    </AppBoundary>
  );
}
