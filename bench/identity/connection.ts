import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * A kept-alive connection for one request at a time. It knows just enough of HTTP to leave the machine to the server:
 * whatever the client costs, the server lacks.
 */
export class Connection {
  readonly #url: URL;
  readonly #from: string;
  #socket: Socket | null = null;
  #received: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  #waiting: { resolve(answer: string): void; reject(error: unknown): void } | null = null;

  /** `from`: the address of this machine that it connects from. */
  constructor(url: string, from: string) {
    this.#url = new URL(url);
    this.#from = from;
  }

  /** Returns the answer's body. Throws it if the status is not 200. */
  post(path: string, type: string, body: string): Promise<string> {
    // the server may have closed it while it was idle
    this.#socket ??= this.#open();
    const socket = this.#socket;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      const head = `POST ${path} HTTP/1.1\r\nhost: ${this.#url.host}\r\ncontent-type: ${type}\r\n`;
      socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({
      host: this.#url.hostname,
      port: Number(this.#url.port),
      localAddress: this.#from,
      noDelay: true,
    });
    socket.on('data', (data) => this.#receive(data));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('end', () => {
      this.#socket = null;
    });
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      this.#waiting?.reject(new Error(`${this.#url.host} closed the connection.`));
    });
    return socket;
  }

  #receive(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    const headEnd = this.#received.indexOf(END_OF_HEAD);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const body = bodyOf(head, this.#received.subarray(headEnd + END_OF_HEAD.length));
    if (body === null) return;
    this.#received = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (head.startsWith('HTTP/1.1 200')) waiting?.resolve(body);
    else waiting?.reject(new Error(body));
  }
}

/** Null until the body is complete. */
function bodyOf(head: string, received: Buffer): string | null {
  const length = head.match(/\r\ncontent-length: *(\d+)/i)?.[1];
  if (length !== undefined) return received.length < Number(length) ? null : received.toString();
  if (received.toString('latin1', received.length - LAST_CHUNK.length) !== LAST_CHUNK) return null;
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = received.indexOf('\r\n', at);
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    if (size === 0) return Buffer.concat(parts).toString();
    parts.push(received.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
