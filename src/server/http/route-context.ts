import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PictureUrl } from '#questions/picture-url.ts';
import type { AppDependencies } from '../compose/dependencies.ts';
import type { Metrics } from '../processes/metrics.ts';
import type { InternalTokens } from './internal-tokens.ts';

/** What routes work with: the app's dependencies, and what the app builds from them. */
export type RouteContext = AppDependencies & {
  /** Rewrite pictures of stores, and of accounts, to addresses on our own origin. */
  pictureUrl: PictureUrl;
  accountPictureUrl: PictureUrl;
  metrics: Metrics;
  /** For assistants: their questions become calls of our own API. */
  internalTokens: InternalTokens;
  /** Counts a call of an account that is signed in. */
  limitReading: (request: FastifyRequest) => Promise<void>;
  /** The endpoints served so far. */
  served: Endpoint[];
};
