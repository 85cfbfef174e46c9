import { Agent, type Dispatcher } from 'undici';
import { answerCollector } from './answer-collector.ts';
import { decodeBody } from './decode-body.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type FetchTimes, MAX_HEADER_BYTES } from './limits.ts';
import { type ResolveAll, vettingLookup } from './vetting-lookup.ts';

type Exchange = {
  url: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
  wireBytes: number;
  /** Null: the body is of no use and stays compressed. */
  decodedBytes: number | null;
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
};

/** One request and its answer over the network. Sizes and times are bounded, and no redirect is followed. */
export type Wire = { exchange(exchange: Exchange): Promise<Exchanged>; close(): Promise<void> };

export function openWire(times: FetchTimes, resolveAll?: ResolveAll): Wire {
  const common = {
    connections: 1,
    allowH2: false,
    headersTimeout: times.headersMs,
    bodyTimeout: times.pieceMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const vetted = new Agent({ ...common, connect: { lookup: vettingLookup(resolveAll), timeout: times.connectMs } });
  const inside = new Agent({ ...common, connect: { timeout: times.connectMs } });

  return {
    async exchange(exchange) {
      const { status, headers, wire } = await answered(exchange);
      return {
        status,
        headers,
        body: await decoded(wire, headers['content-encoding'] ?? '', exchange),
        bytes: wire.length,
      };
    },
    async close() {
      await Promise.all([vetted.destroy(), inside.destroy()]);
    },
  };

  async function answered(exchange: Exchange) {
    const { url, method, headers, body, signal } = exchange;
    signal?.throwIfAborted();
    const agent = exchange.isAllowedPrivate ? inside : vetted;
    const options: Dispatcher.DispatchOptions = {
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { ...headers, 'accept-encoding': 'gzip, br, deflate' },
      body,
    };
    let collector = answerCollector(exchange);
    const stop = (why: unknown) => collector.stop(why);
    const follow = () => stop(signal!.reason);
    const tooLong = () => stop(new FetchFailure('store-unreachable', { detail: 'took too long' }));
    const timer = setTimeout(tooLong, times.totalMs);
    signal?.addEventListener('abort', follow);
    try {
      agent.dispatch(options, collector.handler);
      return await collector.answer.catch((error: unknown) => {
        if (!isClosedConnection(error)) throw error;
        collector = answerCollector(exchange);
        agent.dispatch(options, collector.handler);
        return collector.answer;
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    }
  }
}

async function decoded(wire: Buffer, coding: string, { decodedBytes, isCut }: Exchange): Promise<Buffer> {
  return decodedBytes === null ? wire : decodeBody(wire, coding, { bytes: decodedBytes, isCut });
}

/**
 * A server may close an idle connection just as it is used again. Such a request is sent once more (RFC 9112, 9.3.1).
 */
function isClosedConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code);
}
