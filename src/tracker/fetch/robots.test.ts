import robotsParserModule from 'robots-parser';
import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { PRODUCT_TOKEN, parseRobots } from './robots.ts';

const robotsParser = robotsParserModule as unknown as typeof robotsParserModule.default;
const ORIGIN = 'https://shop.example';
const LINES = [
  'User-agent: *',
  'User-agent: Tillwatch',
  'user-agent : tillwatch/1.0 # us',
  'User-agent: bot',
  'User-agent:',
  'User-agent: /x',
  'Disallow: /a',
  'Allow: /a/b',
  'Disallow: /*c',
  'Disallow:',
  'Crawl-delay: 3',
  'Host: shop.example',
  ': nothing',
  'just text',
  '# User-agent: *',
];

test('a long file has the rules that the parser finds in it, however its agents are grouped', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { maxLength: 12 }), (lines) => {
      const text = [...lines, ...Array<string>(100).fill(`# ${'-'.repeat(30)}`)].join('\n');
      const ours = parseRobots(ORIGIN, text);
      const theirs = robotsParser(`${ORIGIN}/robots.txt`, text);
      for (const path of ['/a', '/a/b', '/xc']) {
        const expected = theirs.isAllowed(ORIGIN + path, PRODUCT_TOKEN) !== false;
        expect(ours.isAllowed(new URL(path, ORIGIN)), path).toBe(expected);
      }
      expect(ours.crawlDelayMs).toBe((theirs.getCrawlDelay(PRODUCT_TOKEN) ?? 0) * 1_000);
    }),
  );
});
