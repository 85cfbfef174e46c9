import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { StoreProblem } from '#contract/problem.ts';
import type { Listed, ShopKind } from './good-shop.ts';

/** One request to a shop that has turned hostile. */
export type Scene = {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
  /** The path and the query. */
  path: string;
  origin: string;
  /** How many requests of this kind came before, since it turned hostile. */
  asked: number;
  /** Answers as an honest shop does, with these products. */
  good(products?: Listed[]): void;
};

export type CertificateFault = 'self-signed' | 'expired' | 'not-yet-valid' | 'another-host';

export type HostileCase = {
  name: string;
  shop: ShopKind;
  /** How the shop answers once it is hostile. It replaces the honest shop, for all requests or only for some. */
  answer?: (scene: Scene) => void;
  /** For a shop over TLS: the fault of its certificate once it is hostile. */
  certificate?: CertificateFault;
  /** A host name instead of an address, and what it resolves to. Such a shop was never honest. */
  resolves?: { host: string; to: string[] };
  /** It takes long, or is a race on a busy machine, so only the command runs it. */
  isLong?: boolean;
  expected: Expected;
};

type Expected = {
  /** The problem shown to a user who adds the shop now; null: it can be watched. */
  added: StoreProblem | null;
  /**
   * The problem that polls leave for users who watch it; null for none. In a list, the first is after one poll, any
   * other after more, because what three readings over a day agree on is trusted.
   */
  watched: StoreProblem | null | (StoreProblem | null)[];
  /** The most products that may be added to those of the honest shop. */
  newProducts?: number;
  /** The kinds of events that the shop really caused. */
  events?: string[];
};
