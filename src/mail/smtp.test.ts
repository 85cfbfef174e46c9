import { expect, it } from 'vitest';
import { smtpTransport } from './smtp.ts';
import { startTestMailServer } from './testing.ts';

it('gives a mail to the server with both parts, our sender and its id', async () => {
  const server = await startTestMailServer();
  const transport = smtpTransport(server.url, 'Tillwatch <no-reply@shop.example>');
  const mail = { to: 'ada@shop.example', subject: 'Hello', text: 'Plain words', html: '<p>Rich words</p>' };
  await transport.send(mail, 'mail-1');
  expect(server.commands).toContain('MAIL FROM:<no-reply@shop.example>');
  expect(server.commands).toContain('RCPT TO:<ada@shop.example>');
  expect(server.mails).toMatchObject([{ messageId: '<mail-1@shop.example>' }]);
  for (const part of ['Subject: Hello', 'Plain words', '<p>Rich words</p>', 'Auto-Submitted: auto-generated'])
    expect(server.mails[0]?.source).toContain(part);
  await server.close();
});

it('rejects if the server is away, so that the queue tries again', async () => {
  const transport = smtpTransport('smtp://127.0.0.1:1', 'no-reply@shop.example');
  await expect(transport.send({ to: 'a@shop.example', subject: '', text: '', html: '' }, 'mail-1')).rejects.toThrow();
});
