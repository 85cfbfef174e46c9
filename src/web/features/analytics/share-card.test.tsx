// @vitest-environment happy-dom
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import type { FileSource } from '../list/file-source.ts';
import { ShareCard } from './share-card.tsx';
import type { SharePart } from './share-table.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

type Range = [low: number, high: number];

const UNKNOWN: SharePart = { id: 'x', name: 'Cuba', count: 1, orders: NO_ESTIMATE, revenue: NO_ESTIMATE, share: null };

function sentenceOf(parts: Record<string, Range>, others: SharePart[] = []): string {
  const sum = Object.values(parts).reduce((total, [low, high]) => total + low + high, 0);
  renderInApp(
    <ShareCard
      title="Countries"
      nameHeader="Country"
      countHeader="Stores"
      source={{ isPlaceholderData: false } as UseQueryResult}
      file={{ endpoint: { path: '/' }, fileName: '' } as unknown as FileSource}
      parts={[
        ...Object.entries(parts).map(([name, [low, high]]) => ({
          ...{ id: name, name, count: 1, orders: NO_ESTIMATE, share: (low + high) / sum },
          revenue: { ...NO_ESTIMATE, value: (low + high) / 2, low, high },
        })),
        ...others,
      ]}
      picture={() => null}
    />,
  );
  return screen.getByRole('figure').querySelector('figcaption')!.textContent;
}

test.each<[string, Record<string, Range>, RegExp]>([
  [
    'leads if its range is above those of all others',
    { France: [50, 70], Chad: [10, 40], Peru: [5, 45] },
    /^.?France.? leads, with/,
  ],
  ['leads if the ranges overlap, but hardly', { France: [50, 70], Chad: [30, 52] }, /^.?France.? leads, with/],
  ['may lead if the ranges overlap much', { France: [50, 70], Chad: [48, 56] }, /^.?France.? has the largest share, /],
  ['does not lead with another that has the same share', { France: [50, 70], Chad: [50, 70] }, /^$/],
  ['does not lead alone', { France: [50, 70] }, /^$/],
])('a country %s', (_, parts, sentence) => {
  expect(sentenceOf(parts)).toMatch(sentence);
});

test.each<[string, Partial<SharePart>, RegExp]>([
  ['stores whose revenue is unknown', {}, /has the largest share, .* not sure/],
  [
    'much that may be unpaid',
    { share: 0.1, revenue: { ...NO_ESTIMATE, value: 20, low: 18, high: 51, held: 30 } },
    /has the largest share, .* not sure/,
  ],
  [
    'no sales, but a range above',
    { share: 0, revenue: { ...NO_ESTIMATE, value: 0, low: 0, high: 60 } },
    /has the largest share, .* not sure/,
  ],
  [
    'no sales, and a range below',
    { share: 0, revenue: { ...NO_ESTIMATE, value: 0, low: 0, high: 40 } },
    /. leads, with/,
  ],
  [
    'a range below, of only a part of its stores',
    { share: 0, revenue: { ...NO_ESTIMATE, value: 30, low: 20, high: 40, leftOut: 1 } },
    /has the largest share, .* not sure/,
  ],
  ['no stores', { count: 0 }, /. leads, with/],
  [
    'no stores any more, but sales',
    { count: 0, orders: { ...NO_ESTIMATE, value: 5 } },
    /has the largest share, .* not sure/,
  ],
])('whether a country surely leads depends also on one with %s', (_, part, sentence) => {
  expect(sentenceOf({ France: [50, 70], Peru: [5, 45] }, [{ ...UNKNOWN, ...part }])).toMatch(sentence);
});
