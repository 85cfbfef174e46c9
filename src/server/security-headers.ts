import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { AppSettings } from './dependencies.ts';

const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** `html`: the built page, whose inline scripts may run; no other inline script may. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  settings: AppSettings,
  html: string | null,
): Promise<void> {
  const { identityHost, identityScheme } = settings.config;
  const identity = identityHost === null ? [] : [`${identityScheme ?? 'https'}://${identityHost}`, ...GOOGLE_IDENTITY];
  const isHttps = settings.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(html ?? '')],
        // Emotion writes style elements as components appear; a static page has no nonce to give them
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...identity],
        frameSrc: ["'self'", ...identity],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  });
}

export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  return scripts.map(([, source]) => `'sha256-${createHash('sha256').update(source!).digest('base64')}'`);
}
