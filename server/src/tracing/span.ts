import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** Without `startTracing` its spans record nothing at negligible cost. */
export const getTracer = () => trace.getTracer('oracle-astra');

/** Headers of the W3C's Trace Context and Baggage, for other processes. */
export type TraceHeaders = Record<string, string>;

/** The headers with which another process continues the caller's trace; none without tracing. */
export function getTraceHeaders(): TraceHeaders {
  const headers: TraceHeaders = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The trace in headers, or a new one. */
export const readTraceHeaders = (headers: object): Context => propagation.extract(ROOT_CONTEXT, headers);

/** Marks a failed span with only the kind of the error, because its message may contain private values. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const kind = [code, name].find((word) => typeof word === 'string') ?? 'unknown';
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind as string);
}

/** Runs `work` in a new span below `parent`. */
export async function runInSpan<Result>(
  parent: Context,
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const span = getTracer().startSpan(name, options, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs `work` in a child span if its caller is traced; background work has no trace. */
export async function inSpan<Result>(name: string, getOptions: () => SpanOptions, work: (span?: Span) => Promise<Result>): Promise<Result> {
  return trace.getActiveSpan()?.isRecording() ? runInSpan(context.active(), name, getOptions(), work) : work();
}

const firstWord = /^\W*(\w+)/;
const maxQueryLength = 2000;

/** Traces a statement of PostgreSQL, whose text has placeholders instead of values. */
export async function traceQuery<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const name = () => firstWord.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return trace.getActiveSpan()?.isRecording()
    ? runInSpan(
        context.active(),
        name(),
        { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, maxQueryLength) } },
        run,
      )
    : run();
}

/** Traces one command of Redis, or several that are sent together. */
export const traceRedis = async <Result>(operation: string, run: () => Promise<Result>): Promise<Result> =>
  inSpan(operation, () => ({ kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'redis', 'db.operation.name': operation } }), run);

/** Binds a function to the current trace, for later calls. */
export const keepTrace = <Run extends (...parts: never[]) => unknown>(run: Run): Run => context.bind(context.active(), run);
