import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In OTLP's JSON format: kind 2 is a server's span, 3 a client's. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface ExportRequest {
  resourceSpans: { resource: { attributes: ReceivedSpan['attributes'] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

export interface TraceCollector {
  url: string;
  spans: ReceivedSpan[];
  /** Resource attributes of the processes that sent spans. */
  resources: ReceivedSpan['attributes'];
  close(): void;
}

/** A collector of OTLP over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const resources: ReceivedSpan['attributes'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as ExportRequest).resourceSpans) {
        resources.push(...resource.attributes);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, resources, close: () => server.close() };
}

export const getAttribute = (span: ReceivedSpan | undefined, key: string) => span?.attributes.find((one) => one.key === key)?.value;
