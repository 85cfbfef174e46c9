// @vitest-environment happy-dom
import { toast } from 'react-hot-toast';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { queryClient } from '../api/query-client.ts';
import { askMock } from '../testing-client.ts';
import { startTestTexts } from '../testing-texts.ts';
import { type AuthUser, authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { followPlan } from './follow-plan.ts';

// on its own, since what it follows is followed to the end of its process
vi.mock('../api/client.ts', () => import('../testing-client.ts'));
vi.mock('./signed-in-user.ts', () => ({ signedInUser: async () => null }));

beforeAll(startTestTexts);
afterEach(() => {
  setAuthState(SIGNED_OUT);
  vi.restoreAllMocks();
});

test('a new plan is announced once the page shows it', async () => {
  const announce = vi.spyOn(toast, 'success').mockReturnValue('');
  const page = Promise.withResolvers<void>();
  const reload = vi.spyOn(queryClient, 'invalidateQueries').mockReturnValue(page.promise);
  askMock.mockImplementation((endpoint, { query }) => {
    if (endpoint !== accountEndpoints.getPlanVersion || query.known === 2) return new Promise(() => {});
    return Promise.resolve(query.known === undefined ? { plan: 'FREE', version: 1 } : { plan: 'PREMIUM', version: 2 });
  });
  setAuthState({ ...SIGNED_OUT, isVerified: true, user: { id: 'anna', plan: 'FREE' } as AuthUser });
  followPlan();
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect([authState().user?.plan, announce.mock.calls]).toEqual(['PREMIUM', []]);
  page.resolve();
  await vi.waitFor(() => expect(announce.mock.calls).toEqual([[expect.stringContaining('Premium')]]));
});
