import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';

/** Splits a chunk that one side sent into the packets that the other side receives. */
export type Packets = (piece: Buffer) => Buffer[];

export const WHOLE: Packets = (piece) => [piece];
export const NOTHING: Packets = () => [];

const BETWEEN_PACKETS_MS = 20;

/** A line to the database that can fall silent, like a stopped server's, and that can split its data into packets. */
export async function openLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const host = decodeURIComponent(hostname);
  const sockets = new Set<Socket>();
  let packets = WHOLE;
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connectTo(`${host}/.s.PGSQL.${port || 5432}`) : connectTo(Number(port), host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      let sent = Promise.resolve();
      socket.on('data', (piece) => {
        sent = sent.then(() => send(other, packets(piece)));
      });
      socket.on('close', () => other.destroy());
      socket.on('error', () => {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    sendAs(as: Packets) {
      packets = as;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function send(socket: Socket, [first, ...later]: Buffer[]): Promise<void> {
  if (first) socket.write(first);
  for (const packet of later) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PACKETS_MS));
    socket.write(packet);
  }
}
