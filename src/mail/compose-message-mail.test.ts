import { expect, it } from 'vitest';
import { composeMessageMail } from './compose-message-mail.ts';

const LINE = { text: 'Mug at Shop: sold out', link: 'https://tillwatch.example/products/7-3?a=1&b=2' };
const MESSAGE = { language: 'en', title: 'Mugs', more: 0, link: 'https://tillwatch.example/alerts' } as const;

const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

it('links each line to its page in both parts, and the button to the alerts or to the only page', () => {
  const escaped = LINE.link.replace('&', '&amp;');
  const [one, two] = [[LINE], [LINE, LINE]].map((lines) =>
    composeMessageMail('ada@shop.example', { ...MESSAGE, lines }),
  );
  expect(linksIn(two!.html)).toEqual([escaped, escaped, MESSAGE.link]);
  expect(linksIn(one!.html)).toEqual([escaped, escaped]);
  expect(one!.text).toContain(LINE.link);
  expect(one!.text).not.toContain(MESSAGE.link);
});
