// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberMember } from '../auth/member-flag.ts';
import { settingsStore } from '../settings/browser-settings.ts';
import { carryQuery } from './carry-query.ts';
import { welcomeMember } from './welcome-member.ts';

afterEach(() => {
  rememberMember(false);
  settingsStore.set({ language: null });
  history.replaceState(null, '', '/');
  document.documentElement.lang = '';
  document.body.innerHTML = '';
});

test.each([
  ['/', true],
  ['/fr', true],
  ['/#how', false],
  ['/fr#how', false],
  ['/#no-such-section', true],
  ['/terms', false],
])('a member who opens %s is led to the overview: %s', (address, isLed) => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  document.body.innerHTML = '<section id="how"></section>';
  history.replaceState(null, '', address);
  rememberMember(true);
  welcomeMember();
  expect(replace).toHaveBeenCalledTimes(isLed ? 1 : 0);
  replace.mockRestore();
});

test.each([
  ['fr', 'en', 'fr'],
  ['ar', 'fr', 'ar'],
  // nobody chose the language of `/`
  ['en', 'fr', 'fr'],
] as const)('from a page in %s, a reader of %s goes on to sign up in %s', (page, own, then) => {
  document.documentElement.lang = page;
  document.body.innerHTML = '<a href="/signup">Sign up</a>';
  settingsStore.set({ language: own });
  carryQuery();
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(settingsStore.get().language).toBe(then);
});
