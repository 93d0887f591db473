import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanKind, context } from '@opentelemetry/api';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createBucket } from '@oracle-astra/release/src/bucket/bucket';
import { streamCompletion } from '../astrologers/model/chat-completions';
import { createPgliteDatabase } from '../db/pglite/pglite';
import { createWordpressSource } from '../modules/blog/wordpress-source';
import { createRazorpayGateway } from '../modules/payments/provider/razorpay-gateway';
import { createPushSender } from '../modules/push/sender';
import { createVapidKeys } from '../modules/push/vapid-keys';
import { createMsg91 } from '../modules/sms/msg91';
import { createPushBrowser, createPushConfig, startPushService } from '../testing/push-service';
import { createTestDatabase } from '../testing/databases/test-database';
import { getAttribute, startTraceCollector, type ReceivedSpan } from '../testing/trace-collector';
import { runInSpan } from './span';
import { startTracing } from './start-tracing';

const secret = 'secret-secret';
const mobile = '919812345678';
const question = 'Will she come back?';

/** The spans of one request, without its own. */
async function traceWork(work: () => Promise<unknown>): Promise<ReceivedSpan[]> {
  const collector = await startTraceCollector();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'always_on' });
  const tracing = await startTracing(null, pino({ level: 'silent' }));
  try {
    await runInSpan(context.active(), 'request', { kind: SpanKind.SERVER }, work);
  } finally {
    await tracing.stop();
    collector.close();
  }
  const own = collector.spans.find(({ name }) => name === 'request');
  for (const { parentSpanId } of collector.spans.filter((span) => span !== own)) expect(parentSpanId).toBe(own?.spanId);
  return collector.spans.filter((span) => span !== own);
}

/** All kinds of providers behind one address; unknown calls are refused. */
async function startProviders() {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    request.resume();
    if (path.startsWith('/v1/payments')) return request.socket.destroy();
    if (path.startsWith('/wp-json') || path.startsWith('/otp')) return response.end('{"type":"success","id":1}');
    if (path.startsWith('/bucket')) return response.end('content');
    if (path.startsWith('/chat')) return response.end('data: {"choices":[{"delta":{"content":"Yes"},"finish_reason":"stop"}]}\n\n');
    return response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.closeAllConnections() ?? server.close() };
}

it('a call of each kind is a child span, with host and outcome but no number, key or text', async () => {
  const providers = await startProviders();
  const pushes = await startPushService();
  const gone = await startProviders();
  gone.close();
  const { url } = providers;
  const toProviders: typeof fetch = async (address, init) => fetch(url + String(address).replace(/^.*(?=\/otp)/, ''), init);
  const sms = createMsg91({ authKey: secret, templateId: secret, inviteTemplateId: null }, toProviders);
  const gateway = createRazorpayGateway({
    ...{ url, checkoutUrl: url, windowOrigins: [], isTest: true },
    ...{ keyId: secret, keySecret: secret, webhookSecrets: { list: [secret] as const } },
  });
  const keys = { accessKeyId: secret, secretAccessKey: secret };
  const bucket = createBucket({ bucket: 'bucket', prefix: '', region: 'ap-south-1', endpoint: url, keys });
  const model = {
    url,
    name: 'model',
    isOutside: false,
    apiKeys: { list: [secret] as const },
    maxTokens: 9,
    siteTokens: 0,
    personTokens: 0,
    firstWordsMs: 5000,
    stallMs: 5000,
    answerMs: 5000,
  };
  const pushConfig = createPushConfig();
  const push = createPushSender(createVapidKeys(pushConfig.secrets), pushConfig.subject, pushes.agent);
  const browser = createPushBrowser(secret);

  const spans = await traceWork(async () => {
    await sms.sendCode(mobile, '123456');
    await gateway.getPayment(secret).catch(() => undefined);
    await bucket.get(secret);
    await createWordpressSource({ url }).byMedia(1);
    await push({ endpoint: browser.endpoint, ...browser.keys, keyId: null, payload: question, topic: 'comment' });
    const answer = streamCompletion(
      model,
      { messages: [{ role: 'user', content: question }], tools: [], onUsage: () => undefined },
      AbortSignal.timeout(5000),
    );
    while (!(await answer.next()).done);
    await fetch(`${url}/elsewhere?mobile=${mobile}`);
    await fetch(gone.url).catch(() => undefined);
  });
  await bucket.close();
  await pushes.close();
  providers.close();

  const outcomes = spans.map((span) => {
    const { intValue } = getAttribute(span, 'http.response.status_code') ?? {};
    return [span.name, intValue ?? getAttribute(span, 'error.type')?.stringValue, span.status.code];
  });
  expect(outcomes).toEqual([
    ['POST 127.0.0.1', 200, 0],
    ['GET 127.0.0.1', 'ECONNRESET', 2],
    ['GET 127.0.0.1', 200, 0],
    ['GET 127.0.0.1', 200, 0],
    ['POST fcm.googleapis.com', 201, 0],
    ['POST 127.0.0.1', 200, 0],
    ['GET 127.0.0.1', 404, 2],
    ['GET 127.0.0.1', 'ECONNREFUSED', 2],
  ]);
  for (const span of spans) expect(getAttribute(span, 'server.address')?.stringValue).toBe(span.name.split(' ')[1]);
  // Timestamps are removed, because their digits may match those of a code.
  const told = JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })));
  for (const word of [secret, mobile, '123456', question]) expect(told).not.toContain(word);
});

it('a background call has no span', async () => {
  const { url, close } = await startProviders();
  const collector = await startTraceCollector();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'always_on' });
  const tracing = await startTracing(null, pino({ level: 'silent' }));
  await fetch(`${url}/elsewhere`);
  await tracing.stop();
  collector.close();
  close();
  expect(collector.spans).toEqual([]);
});

it('statements of PGlite are spans, those of a transaction too, with placeholders in place of values', async () => {
  const client = await createTestDatabase();
  const db = createPgliteDatabase(client);
  const spans = await traceWork(async () => {
    await db.execute(sql`select ${mobile}::text as mobile`);
    await db.transaction(async (tx) => tx.execute(sql`delete from users where mobile = ${mobile}`));
  });
  await client.close();
  expect(spans.map((span) => [span.name, getAttribute(span, 'db.query.text')?.stringValue])).toEqual([
    ['SELECT', 'select $1::text as mobile'],
    ['DELETE', 'delete from users where mobile = $1'],
  ]);
  expect(JSON.stringify(spans)).not.toContain(mobile);
});
