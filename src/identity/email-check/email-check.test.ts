import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { createAccount } from '../account/create-account.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';
import { checkEmail } from './check-email.ts';
import { suggestDomain } from './suggest-domain.ts';

let service: TestIdentity;
const asked: string[] = [];
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

const NO_MAIL = 'no-mail.example';
const check = (email: string, address = '192.0.2.1') =>
  checkEmail(
    {
      ...service.deps,
      takesMail: async (domain) => {
        asked.push(domain);
        return domain === NO_MAIL ? false : domain === 'silent.example' ? null : true;
      },
    },
    email,
    { address },
  );

describe('checkEmail', () => {
  it.each([
    ['ada@shop.example', { valid: true, disposable: false, suggestion: null }],
    ['Ada@OUTLOK.fr ', { valid: true, disposable: false, suggestion: 'ada@outlook.fr' }],
    ['ada@firm.con', { valid: true, disposable: false, suggestion: 'ada@firm.com' }],
    ['ada@mailinator.com', { valid: true, disposable: true, suggestion: null }],
    ['ada@inbox.mailinator.com', { valid: true, disposable: true, suggestion: null }],
    [`ada@${NO_MAIL}`, { valid: false, disposable: false, suggestion: null }],
    ['ada@silent.example', { valid: true, disposable: false, suggestion: null }],
    ['ada', { valid: false, disposable: false, suggestion: null }],
    ['', { valid: false, disposable: false, suggestion: null }],
  ])('%s', async (email, answer) => {
    expect(await check(email)).toEqual(answer);
  });

  it('gives the same answer whether or not an account has the address', async () => {
    await createAccount(service.deps, { email: 'known@shop.example', password: 'correct horse' });
    expect(await check('known@shop.example')).toEqual(await check('unknown@shop.example'));
  });

  it('answers sixty times in ten minutes for a network address', async () => {
    for (let index = 0; index < 60; index++) await check('x', '192.0.2.9');
    await expect(check('x', '192.0.2.9')).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

describe('a suggestion', () => {
  it.each([
    ['gmail.com', null],
    ['gmail.co', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['yahooo.com', 'yahoo.com'],
    ['outlok.fr', 'outlook.fr'],
    ['shop.example', null],
    ['mail.ru', null],
    ['firm.cmo', 'firm.com'],
  ])('%s → %s', (domain, meant) => {
    expect(suggestDomain(domain)).toBe(meant);
  });

  it('never suggests the given domain, nor anything for its own suggestion', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const meant = suggestDomain(domain);
        expect(meant).not.toBe(domain);
        if (meant) expect(suggestDomain(meant)).toBeNull();
      }),
    );
  });
});
