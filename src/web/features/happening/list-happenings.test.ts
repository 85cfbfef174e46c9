// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import { listHappeningsQuery } from './list-happenings.ts';

const user = { id: 'anna', email: 'anna@example.org', name: null, avatar: null, plan: 'FREE' } as const;
const told = { accountId: 'anna', happenings: { items: [] }, texts: {} };
const write = (text: string) => {
  document.body.innerHTML = `<script id="told" type="application/json">${text}</script>`;
};
const shownFirst = (...of: Parameters<typeof listHappeningsQuery>) => {
  const { placeholderData } = listHappeningsQuery(...of);
  return typeof placeholderData === 'function' ? placeholderData(undefined, undefined) : null;
};

afterEach(() => {
  document.body.innerHTML = '';
  setAuthState(SIGNED_OUT);
});

test('what the document told its reader stays until it is asked for anew', () => {
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

test('a document that was not filled tells nothing', () => {
  setAuthState({ isInitialized: true, isAuthenticated: true, isVerified: true, hasPassword: true, user });
  for (const text of ['"⟦told⟧"', '{', 'null', '']) {
    write(text);
    expect(shownFirst('LAST_7_DAYS')).toBeUndefined();
  }
});
