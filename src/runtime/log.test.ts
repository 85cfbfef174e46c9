import { pino } from 'pino';
import { expect, test } from 'vitest';
import { hideFromLog, withoutSecrets } from './log.ts';

const PLANTED = {
  secretKey: 'correct-horse-battery-staple-0123456789',
  database: 'pa55word-of-the-database',
  idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJl',
  code: 'Xk3-mailed-code_of-43-characters-abcdefghij',
  password: 'hunter2 "quoted"',
  address: 'anna.example@shop.example',
};

test('no planted secret reaches a line, wherever it occurs', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(withoutSecrets(line));
  const log = pino({ base: null, level: 'debug' }, { write });
  hideFromLog([PLANTED.secretKey]);
  const cause = Object.assign(new Error(`connect postgres://app:${PLANTED.database}@db.example/x`), {
    detail: `Key (email)=(${PLANTED.address}) already exists.`,
  });
  log.error({ err: new Error(`sealed with ${PLANTED.secretKey}`, { cause }) }, 'a wrong key');
  log.error({ err: cause }, 'database');
  log.warn({ url: `https://watch.example/auth/action?mode=reset&oobCode=${PLANTED.code}&lang=en` }, 'a link');
  log.info(`GET /signup?operator=${PLANTED.code}`);
  log.debug({ headers: { authorization: `Bearer ${PLANTED.idToken}` }, body: { password: PLANTED.password } }, 'call');
  log.debug({ token: PLANTED.idToken, smtp: `smtps://mailer:${PLANTED.database}@mail.example` });
  hideFromLog([]);
  const all = lines.join('');
  expect(lines).toHaveLength(6);
  for (const [name, secret] of Object.entries(PLANTED))
    for (const form of [secret, JSON.stringify(secret).slice(1, -1)])
      expect([name, all.includes(form)]).toEqual([name, false]);
  for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object');
  for (const kept of ['a wrong key', 'db.example/x', 'lang=en', 'mailer:']) expect(all).toContain(kept);
});

test('a token is hidden with what is joined to it, and beginnings of tokens cost a line little time', () => {
  expect(withoutSecrets(`a session-${PLANTED.idToken}.`)).toBe('a ….');
  expect(withoutSecrets('a surveyJ-of-files.in.parts')).toBe('a surveyJ-of-files.in.parts');
  const before = process.cpuUsage();
  withoutSecrets('-eyJ'.repeat(60_000));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
