import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { StoreProblem } from '#contract/problem.ts';
import type { Listed, ShopKind } from './good-shop.ts';

/** One request to a shop that has turned hostile. */
export type Scene = {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
  /** Path and query. */
  path: string;
  origin: string;
  /** How many requests of this kind came before, since it turned. */
  asked: number;
  /** Answers as an honest shop does, with these products. */
  good(products?: Listed[]): void;
};

export type CertificateFault = 'self-signed' | 'expired' | 'not-yet-valid' | 'another-host';

export type HostileCase = {
  name: string;
  shop: ShopKind;
  /** How the shop answers once it has turned; everything in place of the honest shop, or only what it wants to. */
  answer?: (scene: Scene) => void;
  /** A shop over TLS whose certificate goes bad when it turns. */
  certificate?: CertificateFault;
  /** A name instead of an address, and what it resolves to. It was never an honest shop. */
  resolves?: { host: string; to: string[] };
  /** Takes long, or is a race on a busy machine: only by the command. */
  isLong?: boolean;
  expected: Expected;
};

export type Expected = {
  /** What somebody sees who adds the shop now; null: it can be watched. */
  added: StoreProblem | null;
  /**
   * What those see who watch it: the problem that its polls leave, null for none. Of several, the first after one poll
   * and any after more: what three readings over a day agree on is believed.
   */
  watched: StoreProblem | null | (StoreProblem | null)[];
  /** Products that may be added to those of the honest shop, at the most. */
  newProducts?: number;
  /** Kinds of events that are true of what the shop did. */
  events?: string[];
};
