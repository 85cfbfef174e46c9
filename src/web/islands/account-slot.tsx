import { QueryClientProvider } from '@tanstack/react-query';
import { createPath, type Navigator, Router, type To } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { authState, subscribeToAuth } from '../auth/auth-state.ts';
import { startAuth } from '../auth/start-auth.ts';
import { Toasts } from '../components/toasts.tsx';
import { AccountMenu } from '../layouts/dashboard/account-menu.tsx';
import { renderSlot } from './render-slot.tsx';

/** The menu of a signed-in member. The page returns to the visitor's look once it is known that nobody is signed in. */
export async function renderAccountSlot(slot: HTMLElement): Promise<void> {
  subscribeToAuth(() => {
    const { isAuthenticated, isVerified } = authState();
    if (!(isAuthenticated && isVerified)) delete document.documentElement.dataset.member;
  });
  await startAuth();
  await renderSlot(
    slot,
    <QueryClientProvider client={queryClient}>
      <Router location={window.location.pathname} navigator={documents}>
        <AccountMenu />
      </Router>
      <Toasts />
    </QueryClientProvider>,
  );
}

const href = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** On a public page every link loads a document. */
const documents: Navigator = {
  createHref: href,
  go: (steps) => window.history.go(steps),
  push: (to) => window.location.assign(href(to)),
  replace: (to) => window.location.replace(href(to)),
};
