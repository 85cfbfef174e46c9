import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { AppThemeProvider } from './theme/app-theme-provider.tsx';

type Options = {
  address?: string;
  /** Whether questions are asked; by default they stay unanswered. */
  isAsking?: boolean;
};

/** Draws a part of the application with what stands around every part: looks, questions, an address. */
export function renderInApp(part: ReactNode, { address = '/', isAsking = false }: Options = {}): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: isAsking, retry: false } } });
  return render(
    <AppThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <NuqsTestingAdapter searchParams={address.split('?')[1]}>{part}</NuqsTestingAdapter>
        </MemoryRouter>
      </QueryClientProvider>
    </AppThemeProvider>,
  );
}
