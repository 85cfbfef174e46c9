import { describe, expect, it } from 'vitest';
import { guestRedirect, memberRedirect } from './access.ts';

const ORIGIN = 'https://tillwatch.example';
const visitor = { isAuthenticated: false, isVerified: undefined };
const unverified = { isAuthenticated: true, isVerified: false };
const member = { isAuthenticated: true, isVerified: true };
const at = (pathname: string, search = '') => ({ pathname, search });

describe('dashboard routes', () => {
  it('let a verified user in', () => {
    expect(memberRedirect(member, at('/stores'), ORIGIN)).toBeNull();
  });

  it('send a visitor to sign in, and back afterwards', () => {
    expect(memberRedirect(visitor, at('/stores', '?q=a'), ORIGIN)).toBe('/login?returnTo=%2Fstores%3Fq%3Da');
    expect(memberRedirect(visitor, at('/'), ORIGIN)).toBe('/login');
  });

  it('send an unverified user to verify', () => {
    expect(memberRedirect(unverified, at('/stores'), ORIGIN)).toBe('/verify?returnTo=%2Fstores');
  });
});

describe('auth routes', () => {
  it('send a verified user to the page they wanted, otherwise to the overview', () => {
    expect(guestRedirect(member, at('/login', '?returnTo=%2Fstores'), ORIGIN)).toBe('/stores');
    expect(guestRedirect(member, at('/login', '?returnTo=%2F%2Fevil.example'), ORIGIN)).toBe('/overview');
    expect(guestRedirect(member, at('/verify'), ORIGIN)).toBe('/overview');
  });

  it.each(['/login', '/signup', '/password/reset'])('send an unverified user from %s to verify', (path) => {
    expect(guestRedirect(unverified, at(path), ORIGIN)).toBe('/verify');
  });

  it.each(['/verify', '/auth/action'])('leave an unverified user on %s', (path) => {
    expect(guestRedirect(unverified, at(path), ORIGIN)).toBeNull();
  });

  it('let a mailed link work, whoever is signed in', () => {
    expect(guestRedirect(member, at('/auth/action', '?mode=verifyAndChangeEmail&oobCode=a'), ORIGIN)).toBeNull();
    expect(guestRedirect(member, at('/auth/action'), ORIGIN)).toBe('/overview');
    expect(guestRedirect(member, at('/login', '?oobCode=a'), ORIGIN)).toBe('/overview');
  });

  it('send a visitor from verify to sign in, and leave them on the others', () => {
    expect(guestRedirect(visitor, at('/verify'), ORIGIN)).toBe('/login');
    expect(guestRedirect(visitor, at('/signup'), ORIGIN)).toBeNull();
    expect(guestRedirect(visitor, at('/auth/action'), ORIGIN)).toBeNull();
  });
});
