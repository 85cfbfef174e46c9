import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { PictureUrl } from '#questions/picture-url.ts';
import type { AppDependencies } from './dependencies.ts';

/** What routes work with: what the app is made of, and the addresses of pictures on our own origin. */
export type RouteContext = AppDependencies & { pictureUrl: PictureUrl };

/** An app whose handlers know the types of their schemas. */
export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
