import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpTransport } from './smtp.ts';

/** As much of an SMTP server as one mail needs. */
let server: Server;
let received = '';
beforeAll(async () => {
  server = createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        received += `${line}\n`;
        if (isData && line !== '.') continue;
        const command = line.slice(0, 4).toUpperCase();
        if (isData) isData = false;
        else if (command === 'DATA') isData = true;
        socket.write(isData ? '354 go\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
});

it('hands a mail to the server, with both parts and our sender', async () => {
  const { port } = server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Tillwatch <no-reply@shop.example>');
  await transport.send({ to: 'ada@shop.example', subject: 'Hello', text: 'Plain words', html: '<p>Rich words</p>' });
  expect(received).toContain('MAIL FROM:<no-reply@shop.example>');
  expect(received).toContain('RCPT TO:<ada@shop.example>');
  expect(received).toContain('Subject: Hello');
  expect(received).toContain('Plain words');
  expect(received).toContain('<p>Rich words</p>');
  expect(received).toContain('Auto-Submitted: auto-generated');
});

it('rejects where the server is away, so that the queue tries again', async () => {
  const transport = smtpTransport('smtp://127.0.0.1:1', 'no-reply@shop.example');
  await expect(transport.send({ to: 'a@shop.example', subject: '', text: '', html: '' })).rejects.toThrow();
});
