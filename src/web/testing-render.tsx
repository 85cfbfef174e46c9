import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { PlanKey } from '#contract/billing/plan.ts';
import { type AuthUser, SIGNED_OUT, setAuthState } from './auth/auth-state.ts';
import { AppThemeProvider } from './theme/app-theme-provider.tsx';

type Options = {
  address?: string;
  /** Whether queries run; by default they stay pending. */
  isAsking?: boolean;
  plan?: PlanKey;
};

/** Renders a part of the application with its usual surroundings: theme, queries, address. */
export function renderInApp(part: ReactNode, { address = '/', isAsking = false, plan }: Options = {}): RenderResult {
  setAuthState(plan ? { ...SIGNED_OUT, user: { plan } as AuthUser } : SIGNED_OUT);
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
