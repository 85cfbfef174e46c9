import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '#runtime/log.ts';
import { StartError } from '#runtime/start-error.ts';
import type { Metrics } from './metrics.ts';

type Answer = { status: number; type: string; text: string };
const PLAIN = 'text/plain; charset=utf-8';
const ok: Answer = { status: 200, type: PLAIN, text: 'ok\n' };

export type MetricsServer = { url: string; close(): Promise<void> };

/**
 * Serves `/healthz`, `/readyz` and `/metrics` on a separate address, for processes with any roles: trackers and jobs
 * have no other. There is no access control.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  deps: { metrics: Metrics; assertReady: () => Promise<void>; log: Log },
): Promise<MetricsServer> {
  const answers: Record<string, () => Promise<Answer>> = {
    '/healthz': async () => ok,
    '/readyz': () =>
      deps.assertReady().then(
        () => ok,
        (error) => ({ status: 503, type: PLAIN, text: `${error instanceof Error ? error.message : error}\n` }),
      ),
    '/metrics': async () => ({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
      text: await deps.metrics.write(),
    }),
  };
  const server = createServer(async (request, response) => {
    const answer = request.method === 'GET' ? answers[request.url ?? ''] : undefined;
    try {
      const { status, type, text } = (await answer?.()) ?? { status: 404, type: PLAIN, text: 'not found\n' };
      response.writeHead(status, { 'content-type': type }).end(text);
    } catch (error) {
      deps.log.error({ err: error }, 'metrics');
      response.writeHead(503, { 'content-type': PLAIN }).end('unavailable\n');
    }
  });
  server.requestTimeout = 10_000;
  await listen(server, host, port);
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        new StartError(`Metrics cannot be served at METRICS_HOST ${host}, METRICS_PORT ${port} (${cause.code}).`, {
          cause,
        }),
      ),
    );
    server.listen(port, host, () => resolve());
  });
}
