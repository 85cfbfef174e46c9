import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const SCRIPTS = ['handler.js', 'frame.js'] as const;

/**
 * The handler page and the hidden frame of the popup and redirect flows. Both are on the app's own origin, and no other
 * may frame them.
 */
export function pageRoutes(app: FastifyInstance): void {
  for (const name of SCRIPTS) {
    const source = readFileSync(new URL(`../pages/${name}`, import.meta.url), 'utf8');
    app.get(`/__/auth/${name}`, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(source),
    );
  }
  page(app, '/__/auth/handler', 'handler.js');
  page(app, '/__/auth/iframe', 'frame.js');
}

function page(app: FastifyInstance, path: string, script: (typeof SCRIPTS)[number]): void {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Tillwatch</title>
<script src="/__/auth/${script}" defer></script>
</head>
<body></body>
</html>
`;
  app.get(path, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      // the address contains the provider's code
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      // any other policy cuts the link to the opener on the way to the provider, and the opener sees a closed window
      .header('cross-origin-opener-policy', 'unsafe-none')
      .send(html),
  );
}
