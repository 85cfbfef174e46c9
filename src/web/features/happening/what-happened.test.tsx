// @vitest-environment happy-dom
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { type Happening, type Happenings, MAX_HAPPENINGS } from '#contract/happening.ts';
import { formattersFor } from '../../format/formatters.ts';
import ar from '../../locales/ar/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import fr from '../../locales/fr/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PracticeHistory } from '../store/practice/history.tsx';
import { happeningText } from './happening-text.ts';
import { happeningsFile } from './list-happenings.ts';
import { WhatHappened } from './what-happened.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const sold = (value: number): Estimate => ({
  ...{ value, low: value - 10, high: value + 10, basis: 'stock', observations: 9 },
  asOf: '2026-11-21T10:00:00.000Z',
});
const common = { store: { id: '7', name: 'Tea House' }, on: '2026-11-20', effect: 10 };
const product = { id: '7-3', title: 'Green tea' };
const change = { ratio: 1.5, low: 1.2, high: 1.9, isSure: true };
const at = '2026-11-20T08:00:00.000Z';
const around = { hours: 72, before: sold(100), after: sold(150), change: { ...change, low: 0.9, isSure: false } };
const sale = { kind: 'sale', at, endedAt: null, products: 6, share: 0.25, depth: 0.4 } as const;

const HAPPENINGS: Happening[] = [
  { ...common, kind: 'moved', product: null, direction: 'up', orders: sold(120), previous: sold(80), change },
  { ...common, kind: 'moved', product, direction: 'up', orders: sold(20), previous: sold(0), change: null },
  { ...common, ...sale, around },
  { ...common, kind: 'launch', product, products: 4, orders: sold(33) },
  { ...common, kind: 'sold_out', product, at, orders: sold(44) },
  { ...common, kind: 'silent', reason: 'unread', at, orders: sold(55) },
];

const LANGUAGES = { en: 'en', fr: 'fr', ar: 'ar-u-nu-latn-ca-gregory' } as const;
const i18n = createInstance();
await i18n.init({
  resources: { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } },
  interpolation: { escapeValue: false },
});
const say = (language: keyof typeof LANGUAGES, happening: Happening) =>
  happeningText(happening, i18n.getFixedT(language), formattersFor(LANGUAGES[language], 'UTC')).replaceAll(
    /[\u2060-\u2069]/g,
    '',
  );

test('each happening is a sentence with its numbers', () => {
  expect(HAPPENINGS.map((one) => say('en', one).replaceAll(/\s/g, ' '))).toEqual([
    'Tea House sold more: 120 orders (110–130), +50% (+20 … +90).',
    '“Green tea” of Tea House sold more: 20 orders (10–30), new.',
    'Tea House began a sale on Nov 20, 2026: 40% off · 6 products. Orders since its start, against the same time before: +50% (−10 … +90), not sure.',
    'Tea House launched 4 products, and “Green tea” sells best: 33 orders (23–43) in all so far.',
    '“Green tea” of Tea House sold out on Nov 20, 2026, after 44 orders (34–54) in the week before.',
    'Tea House has not been read since Nov 20, 2026. In the week before it had 55 orders (45–65).',
  ]);
});

test("a sale's sentence has no more than is known", () => {
  const over = { ...sale, endedAt: '2026-11-21T08:00:00.000Z', products: null, depth: null, around: null };
  expect(say('en', { ...common, ...over })).toBe('Tea House held a sale from Nov 20, 2026 to Nov 21, 2026.');
});

test('a range of one number is not told beside it', () => {
  const none: Estimate = { ...sold(0), low: 0, high: 0 };
  const fall = { ...common, kind: 'moved', product, direction: 'down', previous: sold(30) } as const;
  const toNone = { ratio: 0, low: 0, high: 0.2, isSure: true };
  expect(say('en', { ...fall, orders: none, change: toNone })).toBe(
    '“Green tea” of Tea House sold less: 0 orders, −100%\u00a0(−100\u00a0…\u00a0−80).'.replace('%\u00a0', '% '),
  );
});

test('each is written in every language, with its names and no missing value', () => {
  for (const language of ['fr', 'ar'] as const) {
    for (const happening of HAPPENINGS) {
      const text = say(language, happening);
      expect(text).toContain('Tea House');
      expect(text).not.toMatch(/happening\.|\{\{|undefined|null/);
    }
  }
});

test('each opens its receipt, of the product if there is one, and keeps the period', () => {
  show({ items: HAPPENINGS.slice(0, 5) }, { address: '/overview?dateRange=LAST_30_DAYS' });
  const sentences = within(screen.getByRole('list')).getAllByRole('link');
  const links = sentences.map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/stores/7?receipt=2026-11-20&dateRange=LAST_30_DAYS');
  expect(links[1]).toBe('/stores/7?receipt=2026-11-20&receiptOf=7-3&dateRange=LAST_30_DAYS');
  expect(links).toHaveLength(5);
});

test('it links to alerts, channels, sharing, briefs and groups, but not on a shared page', () => {
  show({ items: [] });
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    [en.navigation.alerts, '/alerts'],
    [en.navigation.channels, '/channels'],
    [en.navigation.sharing, '/sharing'],
    [en.navigation.briefs, '/briefs'],
    [en.navigation.groups, '/groups'],
  ]);
  cleanup();
  show({ items: [] }, { isReadOnly: true });
  expect(screen.queryByRole('link')).toBeNull();
});

test('all of it can be exported, if something happened', () => {
  show({ items: HAPPENINGS.slice(0, 5) });
  expect(screen.getByRole('button', { name: en.export.list })).toBeTruthy();
  cleanup();
  show({ items: [] });
  expect(screen.queryByRole('button', { name: en.export.list })).toBeNull();
});

test('the sentences of the period before are busy until those of the new one arrive', () => {
  const isBusy = () => screen.getByRole('list').closest('[aria-busy=true]') !== null;
  show({ items: HAPPENINGS.slice(0, 5) });
  expect(isBusy()).toBe(false);
  cleanup();
  show({ items: HAPPENINGS.slice(0, 5) }, { isPlaceholderData: true });
  expect(isBusy()).toBe(true);
});

test('if nothing is sure, it says so', () => {
  show({ items: [] });
  expect(getComputedStyle(screen.getByText(en.happening.nothing).parentElement!).minHeight).toBe('');
});

test('while the practice stores’ past is being read, it does not say so yet', async () => {
  askMock.mockResolvedValue({ share: 0.4 });
  show({ items: [] }, { isReadingPast: true });
  const notYet = await screen.findByText(en.happening.notYet);
  expect(screen.queryByText(en.happening.nothing)).toBeNull();
  // and what comes in its place does not move the page
  expect(notYet.parentElement!.querySelectorAll('.MuiSkeleton-root')).toHaveLength(MAX_HAPPENINGS - 1);
});

function show(
  data: Happenings,
  { address = '/overview', isReadOnly = false, isPlaceholderData = false, isReadingPast = false } = {},
): void {
  const state = { isPending: false, isError: false, error: null, isPlaceholderData };
  const happenings = { data, ...state } as UseQueryResult<Happenings>;
  const span = { from: '2026-11-15', until: '2026-11-22' };
  renderInApp(
    <>
      <WhatHappened happenings={happenings} span={span} file={happeningsFile('LAST_7_DAYS')} isReadOnly={isReadOnly} />
      {isReadingPast && <PracticeHistory />}
    </>,
    { address, isAsking: isReadingPast },
  );
}
