import { Agent, type Dispatcher } from 'undici';
import { decodeBody } from './decode-body.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type FetchTimes, MOST_HEADER_BYTES, MOST_HINTS } from './limits.ts';
import { type ResolveAll, vettingLookup } from './vetting-lookup.ts';

export type Exchange = {
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
  wireBytes: number;
  decodedBytes: number;
  /** Cuts a body that is too long instead of refusing it. */
  isCut: boolean;
  /** Connects without vetting the address. */
  isAllowedPrivate: boolean;
  signal?: AbortSignal;
};

export type Exchanged = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  bytes: number;
  tookMs: number;
};

/** One request and its answer over the network, sizes and times bounded, no redirect followed. */
export type Wire = { exchange(exchange: Exchange): Promise<Exchanged>; close(): Promise<void> };

type RequestOptions = Dispatcher.RequestOptions & { signal: AbortSignal };

export function openWire(times: FetchTimes, resolveAll?: ResolveAll): Wire {
  const common = {
    connections: 1,
    allowH2: false,
    headersTimeout: times.headersMs,
    bodyTimeout: times.pieceMs,
    maxHeaderSize: MOST_HEADER_BYTES,
  };
  const vetted = new Agent({ ...common, connect: { lookup: vettingLookup(resolveAll), timeout: times.connectMs } });
  const inside = new Agent({ ...common, connect: { timeout: times.connectMs } });

  return {
    async exchange(exchange) {
      const startedAt = performance.now();
      const stopping = stoppable(times.totalMs, exchange.signal);
      try {
        return await exchanged(exchange, stopping, startedAt);
      } finally {
        stopping.end();
      }
    },
    async close() {
      await Promise.all([vetted.destroy(), inside.destroy()]);
    },
  };

  async function exchanged(exchange: Exchange, stopping: Stoppable, startedAt: number): Promise<Exchanged> {
    let hints = 0;
    const response = await request(exchange.isAllowedPrivate ? inside : vetted, {
      origin: exchange.url.origin,
      path: exchange.url.pathname + exchange.url.search,
      method: exchange.method,
      headers: { ...exchange.headers, 'accept-encoding': 'gzip, br, deflate' },
      body: exchange.body,
      signal: stopping.signal,
      onInfo() {
        if (++hints > MOST_HINTS) stopping.stop(new FetchFailure('store-broken', { detail: 'a flood of hints' }));
      },
    });
    const headers = flatHeaders(response.headers);
    const wire = await collect(response.body, exchange, headers);
    const tookMs = performance.now() - startedAt;
    const decoded = await decodeBody(wire, headers['content-encoding'] ?? '', exchange.decodedBytes);
    return { status: response.statusCode, headers, body: decoded, bytes: wire.length, tookMs };
  }
}

type Stoppable = { signal: AbortSignal; stop(why: unknown): void; end(): void };

/** Stops when its time is over, or with `outer`. By hand: the signals that Node makes for it cost as much as a request. */
function stoppable(totalMs: number, outer: AbortSignal | undefined): Stoppable {
  outer?.throwIfAborted();
  const stopping = new AbortController();
  const stop = (why: unknown) => stopping.abort(why);
  const follow = () => stop(outer!.reason);
  const timer = setTimeout(() => stop(new FetchFailure('store-unreachable', { detail: 'took too long' })), totalMs);
  outer?.addEventListener('abort', follow);
  return {
    signal: stopping.signal,
    stop,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/** A server may close a connection that it kept just as it is used again: such a request is sent once more (RFC 9112, 9.3.1). */
async function request(agent: Agent, options: RequestOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await agent.request(options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (options.signal.aborted || !['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code)) throw error;
    return agent.request(options);
  }
}

async function collect(
  body: AsyncIterable<Buffer> & { destroy(): unknown },
  { wireBytes, isCut }: Exchange,
  headers: Record<string, string>,
): Promise<Buffer> {
  if (!isCut && Number(headers['content-length']) > wireBytes) {
    body.destroy();
    throw new FetchFailure('store-too-large');
  }
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    pieces.push(piece);
    length += piece.length;
    if (length <= wireBytes) continue;
    // leaving the loop destroys the stream and with it the connection
    if (!isCut) throw new FetchFailure('store-too-large');
    break;
  }
  return isCut ? Buffer.concat(pieces).subarray(0, wireBytes) : Buffer.concat(pieces);
}

function flatHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
