import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppSettings } from '../compose/dependencies.ts';

const GOOGLE_IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** For analytics and the advertising tag, if a deployment has them. */
const TAGS = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.doubleclick.net'],
  calls: [
    ...['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    ...['https://*.doubleclick.net', 'https://www.google.com'],
  ],
};

/** For the payment provider's script and its overlay, if a deployment uses Paddle. */
const PADDLE = { scripts: ['https://cdn.paddle.com'], rest: ['https://*.paddle.com'] };

/** The browser features that are closed to all, and those that our own pages may use. */
const PERMISSIONS = {
  none: [
    ...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
    ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'screen-wake-lock'],
    ...['serial', 'usb', 'window-management', 'xr-spatial-tracking'],
  ],
  own: ['clipboard-write', 'fullscreen', 'web-share'],
};
/** Paddle's overlay uses the wallets of the payer's device. */
const PADDLE_FRAMES = ['https://buy.paddle.com', 'https://sandbox-buy.paddle.com'];

const NOT_FRAMED = "'none'";
/** The paths that may be framed, by prefix, and who may frame them. */
const FRAMED: [path: string, by: string][] = [
  ['/embed/', '*'],
  // the hidden frame of the popup and redirect flows
  ['/__/auth/', "'self'"],
];
/** Shared pages are only for people who were given the address. */
const SHARED = /^\/(shared|embed)\//;

/** `pages`: the built pages. Only their inline scripts may run. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  settings: Pick<AppSettings, 'config' | 'publicUrl'>,
  pages: string[],
): Promise<void> {
  const { identityHost, identityScheme, measurementId, conversionId, billing } = settings.config;
  const paddle = billing?.provider === 'paddle' ? PADDLE : { scripts: [], rest: [] };
  const tags = measurementId || conversionId ? TAGS : { scripts: [], pictures: [], calls: [] };
  const identity = identityHost === null ? [] : [`${identityScheme ?? 'https'}://${identityHost}`, ...GOOGLE_IDENTITY];
  const isHttps = settings.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...tags.scripts, ...paddle.scripts, ...inlineScriptHashes(pages)],
        // Emotion inserts style elements as components appear, and a static page has no nonce for them
        styleSrc: ["'self'", "'unsafe-inline'", ...paddle.rest],
        imgSrc: ["'self'", 'data:', 'blob:', ...tags.pictures, ...paddle.rest],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...tags.calls, ...paddle.rest, ...identity],
        frameSrc: ["'self'", ...paddle.rest, ...identity],
        frameAncestors: [NOT_FRAMED],
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
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    const framed = FRAMED.find(([path]) => url.startsWith(path));
    if (framed) letFrame(reply, framed[1]);
    if (SHARED.test(url)) reply.header('x-robots-tag', 'noindex');
  });
  const permissions = permissionsPolicy(billing?.provider === 'paddle' ? PADDLE_FRAMES : []);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}

function letFrame(reply: FastifyReply, by: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace(`frame-ancestors ${NOT_FRAMED}`, `frame-ancestors ${by}`));
  reply.removeHeader('x-frame-options');
}

/** `payment`: other origins that may request payments, besides our own. */
function permissionsPolicy(payment: string[]): string {
  const paying = payment.length === 0 ? '()' : `(self ${payment.map((origin) => `"${origin}"`).join(' ')})`;
  return [
    ...PERMISSIONS.none.map((name) => `${name}=()`),
    ...PERMISSIONS.own.map((name) => `${name}=(self)`),
    `payment=${paying}`,
  ].join(', ');
}

function inlineScriptHashes(pages: string[]): string[] {
  const found = pages.flatMap((html) => [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)]);
  const sources = new Set(found.map(([, source]) => source!));
  return [...sources].map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}
