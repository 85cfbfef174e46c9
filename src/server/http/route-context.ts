import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PictureUrl } from '#questions/picture-url.ts';
import type { AppDependencies } from '../compose/dependencies.ts';
import type { Metrics } from '../processes/metrics.ts';
import type { Passes } from './passes.ts';

/** What routes work with: what the app is made of, and what it makes of itself. */
export type RouteContext = AppDependencies & {
  /** Addresses on our own origin: of pictures of stores, and of those that people have of themselves. */
  pictureUrl: PictureUrl;
  accountPictureUrl: PictureUrl;
  metrics: Metrics;
  /** For assistants, whose questions are calls of our own. */
  passes: Passes;
  /** Counts a call of an account that is signed in. */
  limitReading: (request: FastifyRequest) => Promise<void>;
  /** What is served so far. */
  served: Endpoint[];
};
