import { SpanKind, SpanStatusCode, context, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { getTracer, readTraceHeaders } from '../tracing/span';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of this request; null if it has none. */
    trace: Context | null;
  }
}

/** Requested by monitoring all the time; files of releases need neither the database nor a worker. */
const untracedRoutes = new Set<string | undefined>(['/healthz', '/readyz', '/metrics', '/releases/*']);

/** Traces each request, as a child of the span in its `traceparent`. Must be added before all other hooks. */
export function addTracing(app: FastifyInstance): void {
  app.decorateRequest('trace', null);

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (untracedRoutes.has(route)) return done();
    const parent = readTraceHeaders(request.headers);
    // The pattern, because an address may contain private data.
    const attributes = { 'http.request.method': request.method, ...(route === undefined ? {} : { 'http.route': route }) };
    const span = getTracer().startSpan(`${request.method} ${route ?? ''}`.trimEnd(), { kind: SpanKind.SERVER, attributes }, parent);
    request.trace = trace.setSpan(parent, span);
    context.with(request.trace, done);
  });

  // The parts of a body come outside of the trace.
  app.addHook('preValidation', (request, _reply, done) => (request.trace === null ? done() : context.with(request.trace, done)));

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = request.trace === null ? undefined : trace.getSpan(request.trace);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Sends the browser the trace for its calls, if this one is sampled. */
export function sendTrace(reply: FastifyReply, release: string): void {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return;
  const { traceId, spanId } = span.spanContext();
  void reply.header('server-timing', `traceparent;desc="00-${traceId}-${spanId}-01", release;desc="${release}"`);
}
