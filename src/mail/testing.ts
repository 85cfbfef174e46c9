import { type AddressInfo, createServer, type Socket } from 'node:net';
import { PgBoss, systemClock } from 'pg-boss';

export type ReceivedMail = { to: string; messageId: string; source: string };

/** A clock on which polling pauses never end, so that only notifications start work. */
export const ENDLESS_PAUSES = { ...systemClock, setTimeout: () => undefined };
/** A clock on which polling pauses are short. */
const SHORT_PAUSES = {
  ...systemClock,
  setTimeout: (run: () => void, ms: number) => systemClock.setTimeout(run, ms / 50),
};

/** Started as the product starts it, except for its pauses. */
export async function startTestBoss(connectionString: string, clock = SHORT_PAUSES): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, max: 4, useListenNotify: true, clock });
  boss.on('error', () => {});
  return boss.start();
}

export type TestMailServer = { url: string; mails: ReceivedMail[]; commands: string[]; close(): Promise<void> };

/**
 * A minimal mail server. `takes` decides the answer to a whole mail, and when; `cut` closes the connection instead.
 * `refuses` names the addresses to refuse.
 */
export async function startTestMailServer(
  takes: (mail: ReceivedMail) => Promise<'250 ok' | '550 no such user' | 'cut'> = async () => '250 ok',
  refuses: (to: string) => boolean = () => false,
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
      const named = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
      to = named ?? to;
      if (named !== undefined && refuses(named)) return '550 5.1.1 no such user\r\n';
      if (/^QUIT/i.test(line)) return '221 bye\r\n';
      if (!/^DATA/i.test(line)) return '250 ok\r\n';
      source = [];
      return '354 go\r\n';
    }
    async function take(whole: string): Promise<void> {
      source = null;
      const messageId = /^Message-ID: (.*)$/im.exec(whole)?.[1] ?? '';
      const mail = { to, messageId, source: whole };
      const taken = await takes(mail);
      if (taken !== '550 no such user') mails.push(mail);
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
