import { describe, expect, it } from 'vitest';
import { ENABLED_LANGUAGES } from '#contract/language.ts';
import { composeMail } from './compose-mail.ts';
import { findMailLanguage } from './language.ts';
import { type BillingMailKind, MAIL_TEXTS, type MailKind } from './templates/texts.ts';

const KINDS = Object.keys(MAIL_TEXTS.en.mail) as (MailKind | BillingMailKind)[];
const LINK = 'https://shop.example/auth/action?mode=verifyEmail&oobCode=abc&lang=en';

describe.each(ENABLED_LANGUAGES)('a mail in %s', (language) => {
  it.each(KINDS)('%s names its sender, and has the link in both parts', (kind) => {
    const mail = composeMail(kind, language, {
      to: 'ada@shop.example',
      newEmail: 'countess@shop.example',
      link: LINK,
    });
    expect(mail.to).toBe('ada@shop.example');
    expect(mail.subject).not.toBe('');
    const hasButton = kind !== 'account-deleted';
    expect(mail.text.includes(LINK)).toBe(hasButton);
    expect(mail.html.includes(LINK.replaceAll('&', '&amp;'))).toBe(hasButton);
    expect(mail.text).toContain('ada@shop.example');
    expect(mail.html).toContain('<bdi dir="ltr">ada@shop.example</bdi>');
    expect(`${mail.text}${mail.html}`).not.toMatch(/\{\w+\}(?!\s*<)/);
    expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(mail.html).toContain('prefers-color-scheme: dark');
  });

  it('has texts of its own', () => {
    for (const kind of KINDS) {
      const subjectIn = (each: typeof language) => composeMail(kind, each, { to: 'ada@shop.example' }).subject;
      if (language !== 'en') expect(subjectIn(language)).not.toBe(subjectIn('en'));
    }
  });
});

it('escapes texts from people', () => {
  const mail = composeMail('verify-email', 'en', { to: `"<img src=x>"@shop.example`, link: `${LINK}&x="><script>` });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
});

it('has no button without a link', () => {
  expect(composeMail('password-changed', 'en', { to: 'ada@shop.example' }).html).not.toContain('<a ');
});

it.each([
  ['fr-CA', 'fr'],
  ['AR', 'ar'],
  ['en_GB', 'en'],
  ['de', null],
  ['', null],
  [undefined, null],
])('finds the language of %s', (tag, language) => {
  expect(findMailLanguage(tag)).toBe(language);
});

it('has a space before the colon of a French link', () => {
  const mail = composeMail('key-made', 'fr', { to: 'ada@shop.example', link: LINK });
  expect(mail.text).toContain(`Ouvrir mon profil\u00a0:\n${LINK}`);
});

it('never begins a line of French with a mark that belongs to the word before', () => {
  const texts = JSON.stringify(MAIL_TEXTS.fr);
  expect(texts.match(/.{0,20}(?:« | [»:;?!%]).{0,20}/)?.[0]).toBeUndefined();
});
