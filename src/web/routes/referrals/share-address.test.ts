import { expect, test } from 'vitest';
import { SHARE_TARGETS, shareAddress } from './share-address.ts';

const message = { link: 'https://tillwatch.test/?r=AB23CD45', text: 'Fish & chips? "50 %"' };

test.each(SHARE_TARGETS)('%s gets the whole link, whatever it contains', (target) => {
  const address = new URL(shareAddress(target, message));
  const parts = [...address.searchParams.values()].join(' ');
  expect(parts).toContain(message.link);
});

test.each(['email', 'whatsapp', 'telegram', 'x'] as const)('%s gets the message unchanged', (target) => {
  const address = new URL(shareAddress(target, message));
  expect([...address.searchParams.values()].join(' ')).toContain(message.text);
});
