import type { SinkMessage } from '#contract/local.ts';

const KEPT = 100;

/** Receives a local server's webhooks, so that they can be tried out. Lists the newest first. */
export type Sink = { take(message: SinkMessage): void; list(): SinkMessage[] };

export function openSink(): Sink {
  const messages: SinkMessage[] = [];
  return {
    take(message) {
      messages.unshift(message);
      messages.splice(KEPT);
    },
    list: () => [...messages],
  };
}
