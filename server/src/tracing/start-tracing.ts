import { DiagLogLevel, context, diag, propagation, trace } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import { traceOuterCalls } from './outer-calls';
import { getTracedRelease, releaseAttribute } from './release';

export interface Tracing {
  /** Sends the remaining spans; always resolves, within seconds. */
  stop(): Promise<void>;
}

const serviceName = 'oracle-astra';
/** The standard's default is to keep every trace. */
const defaultSamplingRatio = 0.05;
const stopMs = 3000;
const unsent = 'traces could not be sent';

/** Adds the release of its trace to each span. */
const addRelease: SpanProcessor = {
  onStart(span, parent) {
    const release = getTracedRelease(parent);
    if (release !== undefined) span.setAttribute(releaseAttribute, release);
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

/** Logs the warnings and errors of the exporter. */
function logFailures(log: Pick<FastifyBaseLogger, 'warn'>): void {
  const warn = (message: string) => log.warn({ reason: message.slice(0, 300) }, unsent);
  const drop = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: drop, debug: drop, verbose: drop },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/**
 * Sends spans with OTLP over HTTP. The SDK reads the rest of the standard's variables from the environment of the process: the
 * address, its headers, the sampler, batches and limits.
 */
export async function startTracing(version: string | null, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Tracing> {
  const [{ AsyncLocalStorageContextManager }, core, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
  ]);
  logFailures(log);
  const own = { 'service.name': serviceName, ...(version === null ? {} : { 'service.version': version }) };
  const exporter = new sdk.BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes(own))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [addRelease, exporter],
    ...(process.env.OTEL_TRACES_SAMPLER
      ? {}
      : { sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(defaultSamplingRatio) }) }),
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(
    new core.CompositePropagator({ propagators: [new core.W3CTraceContextPropagator(), new core.W3CBaggagePropagator()] }),
  );
  const stopOuterCalls = traceOuterCalls();

  return {
    async stop() {
      stopOuterCalls();
      const timeout = new Promise<void>((resolve) => {
        setTimeout(resolve, stopMs).unref();
      });
      await Promise.race([provider.shutdown().catch((error: unknown) => log.warn({ err: error }, unsent)), timeout]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
