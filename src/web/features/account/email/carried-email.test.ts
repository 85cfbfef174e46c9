// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AuthUser, SIGNED_OUT, setAuthState } from '../../../auth/auth-state.ts';
import { carriedEmail, carryEmail, forgetEmailOnLogin } from './carried-email.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => carryEmail(''));

test('an address that was typed is there after a reload of the page', () => {
  carryEmail('ada@shop.example');
  expect({ ...sessionStorage }).toEqual({ 'tillwatch.carriedEmail': 'ada@shop.example' });
  // a page that has just come knows nothing else
  sessionStorage.setItem('tillwatch.carriedEmail', 'ben@shop.example');
  expect(carriedEmail()).toBe('ben@shop.example');
});

test('an address is forgotten once somebody is logged in and confirmed', () => {
  forgetEmailOnLogin();
  carryEmail('ada@shop.example');
  const member = { ...SIGNED_OUT, isAuthenticated: true, user: { id: 'u1' } as AuthUser };
  setAuthState({ ...member, isVerified: false });
  expect(carriedEmail()).toBe('ada@shop.example');
  setAuthState({ ...member, isVerified: true });
  expect(carriedEmail()).toBe('');
  expect(sessionStorage.length).toBe(0);
});
