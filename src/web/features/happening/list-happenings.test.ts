// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import { listHappeningsQuery } from './list-happenings.ts';

const user = { id: 'anna', email: 'anna@example.org', name: null, avatar: null, plan: 'FREE' } as const;
const told = { accountId: 'anna', happenings: { items: [] }, texts: {} };
const write = (text: string) => {
  document.body.innerHTML = `<script id="initial-data" type="application/json">${text}</script>`;
};
const shownFirst = (...of: Parameters<typeof listHappeningsQuery>) => {
  const { initialData } = listHappeningsQuery(...of);
  return typeof initialData === 'function' ? initialData() : null;
};

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  setAuthState(SIGNED_OUT);
});

test("the document's happenings are shown to their reader, for their period", () => {
  write(JSON.stringify(told));
  expect(shownFirst('LAST_7_DAYS')).toBeUndefined();
  setAuthState({ isInitialized: true, isAuthenticated: true, isVerified: true, hasPassword: true, user });
  expect(shownFirst('LAST_7_DAYS')).toEqual({ items: [] });
  expect([shownFirst('TODAY'), shownFirst('LAST_7_DAYS', 'a-group')]).toEqual([undefined, undefined]);
  setAuthState({
    isInitialized: true,
    isAuthenticated: true,
    isVerified: true,
    hasPassword: true,
    user: { ...user, id: 'ben' },
  });
  expect(shownFirst('LAST_7_DAYS')).toBeUndefined();
});

test('a document without data gives nothing', () => {
  setAuthState({ isInitialized: true, isAuthenticated: true, isVerified: true, hasPassword: true, user });
  for (const text of ['"⟦initialData⟧"', '{', 'null', '']) {
    write(text);
    expect(shownFirst('LAST_7_DAYS')).toBeUndefined();
  }
});

test("the document's happenings are requested again once they are not fresh", () => {
  setAuthState({ isInitialized: true, isAuthenticated: true, isVerified: true, hasPassword: true, user });
  write(JSON.stringify(told));
  const isAsked = (openedForMs: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + openedForMs });
    const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
    const queryFn = () => new Promise<never>(() => {});
    const observer = new QueryObserver(client, { ...listHappeningsQuery('LAST_7_DAYS'), queryFn });
    observer.subscribe(() => {});
    const { data, isFetching } = observer.getCurrentResult();
    client.clear();
    return { data, isFetching };
  };
  expect(isAsked(20_000)).toEqual({ data: told.happenings, isFetching: false });
  expect(isAsked(70_000)).toEqual({ data: told.happenings, isFetching: true });
});
