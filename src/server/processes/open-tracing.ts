import { createRequire } from 'node:module';
import type { Span } from '@opentelemetry/api';
import { type Log, withoutSecrets } from '#runtime/log.ts';
import { traceBy } from '#runtime/traced.ts';
import { currentContext } from '#runtime/work-context.ts';

/** A stop takes at most fourteen seconds; this must fit. */
const FLUSH_WITHIN_MS = 2_000;

export type Tracing = { close(): Promise<void> };

/**
 * Sends traces of requests, polls, jobs and their queries to `url`, by OTLP over HTTP. Call it in each thread before a
 * connection is opened. The packages are loaded only here. They read other OTEL_ variables themselves (headers, the
 * sampler).
 */
export async function openTracing(url: string, deps: { version: string; log: Log }): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { PgInstrumentation }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/resources'),
  ]);
  const { context, propagation, SpanKind, SpanStatusCode } = api;
  const warn = (message: string) => deps.log.warn({ error: withoutSecrets(message) }, 'traces');
  const quiet = () => {};
  api.diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, api.DiagLogLevel.WARN);
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'tillwatch',
      'service.version': deps.version,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { exportTimeoutMillis: FLUSH_WITHIN_MS })],
  });
  provider.register();
  const queries = new PgInstrumentation({ requireParentSpan: true });
  queries.setTracerProvider(provider);
  // modules that are loaded already are instrumented on their next require
  createRequire(import.meta.url)('pg');
  const tracer = provider.getTracer('tillwatch');

  function fail(span: Span, error: unknown): void {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    span.recordException({ name, message: withoutSecrets(message) });
    span.setStatus({ code: SpanStatusCode.ERROR });
  }

  traceBy(({ name, attributes, from }, work) => {
    const parent = from ? propagation.extract(context.active(), from) : context.active();
    const kind = from ? SpanKind.SERVER : SpanKind.INTERNAL;
    return tracer.startActiveSpan(
      name,
      { kind, attributes: { ...currentContext(), ...attributes } },
      parent,
      async (span) => {
        try {
          return await work((noted) => span.setAttributes(noted));
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      },
    );
  });
  return {
    async close() {
      traceBy(null);
      queries.disable();
      await provider.shutdown().catch((error: unknown) => warn(String(error)));
    },
  };
}
