import type { Dispatcher } from 'undici';
import { FetchFailure } from './fetch-failure.ts';
import { MAX_HINTS } from './limits.ts';

/** An answer as it came over the network, not decompressed. */
type WireAnswer = { status: number; headers: Record<string, string>; wire: Buffer };

export type AnswerCollector = {
  handler: Dispatcher.DispatchHandler;
  answer: Promise<WireAnswer>;
  /** Fails the answer at once and cancels its request, whatever its state. */
  stop(why: unknown): void;
};

/**
 * Collects one answer piece by piece from undici, which calls back as it parses: undici's `request` would make a
 * stream, an abort signal and a promise for each piece. A body longer than `wireBytes` is cut or refused.
 */
export function answerCollector({ wireBytes, isCut }: { wireBytes: number; isCut: boolean }): AnswerCollector {
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
  const pieces: Buffer[] = [];
  let controller: Dispatcher.DispatchController | null = null;
  let stopped: Error | null = null;
  let status = 0;
  let headers: Record<string, string> = {};
  let length = 0;
  let hints = 0;

  function breakOff(why: Error): void {
    if (stopped) return;
    stopped = why;
    controller?.abort(why);
  }

  function stop(why: unknown): void {
    const error = why instanceof Error ? why : new Error('stopped', { cause: why });
    reject(why);
    breakOff(error);
  }

  function finish(): void {
    const whole = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, length);
    resolve({ status, headers, wire: length > wireBytes ? whole.subarray(0, wireBytes) : whole });
  }

  return {
    answer: promise,
    stop,
    handler: {
      onRequestStart(started) {
        controller = started;
        if (stopped) started.abort(stopped);
      },
      onResponseStart(_controller, statusCode, given) {
        if (statusCode < 200) {
          if (++hints > MAX_HINTS) stop(new FetchFailure('store-broken', { detail: 'a flood of hints' }));
          return;
        }
        status = statusCode;
        headers = flatHeaders(given);
        if (!isCut && Number(headers['content-length']) > wireBytes) stop(new FetchFailure('store-too-large'));
      },
      onResponseData(_controller, piece) {
        if (stopped) return;
        pieces.push(piece);
        length += piece.length;
        if (length <= wireBytes) return;
        if (!isCut) return stop(new FetchFailure('store-too-large'));
        finish();
        breakOff(new FetchFailure('store-too-large', { detail: 'cut' }));
      },
      onResponseEnd: finish,
      onResponseError(_controller, error) {
        reject(error);
      },
    },
  };
}

function flatHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
