import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type ReceivedMail = { to: string; messageId: string; source: string; at: number };

export type TestMailServer = { url: string; mails: ReceivedMail[]; commands: string[]; close(): Promise<void> };

/**
 * As much of a mail server as a mail needs. `takes`: what it answers to a whole mail, after what time; `cut` ends the
 * connection instead.
 */
export async function startTestMailServer(
  takes: (mail: ReceivedMail) => Promise<'250 ok' | '550 no such user' | 'cut'> = async () => '250 ok',
): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let source: string[] | null = null;
    let rest = '';
    let to = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (source === null) socket.write(answer(line));
        else if (line !== '.') source.push(line);
        else take(source.join('\n'));
      }
    });
    function answer(line: string): string {
      commands.push(line);
      to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
      if (/^QUIT/i.test(line)) return '221 bye\r\n';
      if (!/^DATA/i.test(line)) return '250 ok\r\n';
      source = [];
      return '354 go\r\n';
    }
    async function take(whole: string): Promise<void> {
      source = null;
      const messageId = /^Message-ID: (.*)$/im.exec(whole)?.[1] ?? '';
      const mail = { to, messageId, source: whole, at: performance.now() };
      const taken = await takes(mail);
      if (taken !== '550 no such user') mails.push({ ...mail, at: performance.now() });
      if (taken === 'cut') socket.destroy();
      else socket.write(`${taken}\r\n`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    commands,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A server that takes its time for each mail of a connection. */
export function takesMs(ms: number) {
  return () => delay(ms, '250 ok' as const);
}
