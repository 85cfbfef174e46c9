import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * One kept connection that asks one thing at a time. It knows just enough of HTTP to leave the machine to the server:
 * what the asking costs is missing where the answers are made.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  #waiting: { resolve(answer: string): void; reject(error: unknown): void } | null = null;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (data) => this.#receive(data));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error(`${url} closed the connection.`)));
  }

  /** The answer's body. Throws it where the status is not 200. */
  post(path: string, type: string, body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      const head = `POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\ncontent-type: ${type}\r\n`;
      this.#socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    const headEnd = this.#received.indexOf(END_OF_HEAD);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = head.match(/\r\ncontent-length: *(\d+)/i)?.[1];
    const bodyStart = headEnd + END_OF_HEAD.length;
    if (length !== undefined && this.#received.length < bodyStart + Number(length)) return;
    const body = this.#received.toString('utf8', bodyStart);
    this.#received = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (length === undefined) waiting?.reject(new Error(`An answer of unknown length: ${head}`));
    else if (head.startsWith('HTTP/1.1 200')) waiting?.resolve(body);
    else waiting?.reject(new Error(body));
  }
}
