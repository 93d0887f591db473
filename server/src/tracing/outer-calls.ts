import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { getTracer, markFailed } from './span';

/** The diagnostics message of a request by fetch. */
interface FetchMessage {
  request: { origin: string | URL; method: string };
  response?: { statusCode: number };
  error?: Error;
}

/** The diagnostics message of a request by the http and https modules. */
interface HttpMessage {
  request: ClientRequest;
  response?: IncomingMessage;
  error?: Error;
}

const firstFailure = 400;

/** The child span of an outgoing request, named only by host, because an address may contain a number, a code or a key. */
function startSpan(host: string, method: string): Span | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const attributes = { 'server.address': host, 'http.request.method': method };
  return getTracer().startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes });
}

function noteStatus(span: Span | undefined, status: number | undefined): void {
  if (status === undefined) return;
  span?.setAttribute('http.response.status_code', status);
  if (status >= firstFailure) span?.setStatus({ code: SpanStatusCode.ERROR });
}

function listenToFetch(spans: WeakMap<object, Span>): Record<string, (message: unknown) => void> {
  const end = (message: unknown) => {
    const { request, error } = message as FetchMessage;
    const span = spans.get(request);
    if (span && error) markFailed(span, error);
    span?.end();
  };
  return {
    'undici:request:create': (message) => {
      const { request } = message as FetchMessage;
      const span = startSpan(new URL(request.origin).hostname, request.method);
      if (span) spans.set(request, span);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as FetchMessage;
      noteStatus(spans.get(request), response?.statusCode);
    },
    'undici:request:trailers': end,
    'undici:request:error': end,
  };
}

function listenToHttp(spans: WeakMap<object, Span>): Record<string, (message: unknown) => void> {
  return {
    'http.client.request.start': (message) => {
      const { request } = message as HttpMessage;
      const span = startSpan(request.host, request.method);
      if (!span) return;
      spans.set(request, span);
      request.once('close', () => span.end());
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as HttpMessage;
      noteStatus(spans.get(request), response?.statusCode);
    },
    'http.client.request.error': (message) => {
      const { request, error } = message as HttpMessage;
      const span = spans.get(request);
      if (span) markFailed(span, error);
    },
  };
}

/**
 * Traces each call that leaves the process (messages, payments, the model, the blog, pushes, the bucket), with any library, by
 * Node's diagnostics channels. The returned function ends it.
 */
export function traceOuterCalls(): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners = Object.entries({ ...listenToFetch(spans), ...listenToHttp(spans) });
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
