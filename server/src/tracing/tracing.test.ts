import { rmSync } from 'node:fs';
import pino from 'pino';
import * as z from 'zod/mini';
import { apiPaths } from '@oracle-astra/shared/contract';
import { channel, remoteRelease, shellRelease, writeRegistry } from '../documents/testing/releases';
import { writeRenderableRelease } from '../documents/testing/rendered-site-app';
import { createTestSiteRoutes, writeSiteReleases } from '../documents/testing/site-app';
import { createJobQueue } from '../jobs/job-queue';
import { buildWorker } from '../rendering/testing/built-worker';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { describeOnRedis, startRedis } from '../testing/databases/redis-server';
import { getAttribute, startTraceCollector, type ReceivedSpan, type TraceCollector } from '../testing/trace-collector';
import { createTestApp, testConfig, type TestApp } from '../testing/test-app';
import { withRelease } from './release';
import { inSpan } from './span';
import { startTracing } from './start-tracing';

/** A renderer whose page is the answer of the API. */
const renderer = `
  exports.sharedModules = {};
  exports.versions = { react: '19.3.1' };
  exports.createPageRenderer = () => async ({ now, address }, call) => {
    await call({ method: 'POST', url: '${apiPaths.discussions}?' + address.length, headers: { 'content-type': 'application/json' }, body: '{}' });
    return { kind: 'page', status: 200, head: '', styles: '', body: 'page', state: { now, session: 'none', api: { queries: {}, provided: {} }, loaderData: {}, errors: null } };
  };
`;

let collector: TraceCollector;
const log = pino({ level: 'silent' });
const config = { ...testConfig, tracing: true };

/** The spans that `work` sends to the collector. */
async function trace(work: () => Promise<unknown>, env: Record<string, string> = {}): Promise<ReceivedSpan[]> {
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'always_on', ...env });
  const tracing = await startTracing('commit-1', log);
  await work();
  await tracing.stop();
  return collector.spans;
}

beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(() => {
  collector.close();
  for (const name of Object.keys(process.env).filter((key) => key.startsWith('OTEL_'))) Reflect.deleteProperty(process.env, name);
});

describeOnPostgres('a document', () => {
  let worker: ReturnType<typeof buildWorker>;
  let folder: string;
  let site: TestApp;
  beforeAll(async () => {
    worker = buildWorker();
    folder = writeSiteReleases();
    writeRenderableRelease(folder, shellRelease(), renderer);
    writeRenderableRelease(folder, remoteRelease('forum', 1, 'forum'));
    writeRegistry(folder, 2, { shell: channel('shell-1'), forum: channel('forum-1') });
    const rendering = { isolation: 'process' as const, workers: 1, budgetMs: 20_000, cacheMb: 0, script: worker.script };
    site = await createTestApp({ config, siteRoutes: () => createTestSiteRoutes(folder, { rendering }) });
  });
  afterAll(async () => {
    await site.close();
    worker.remove();
    rmSync(folder, { recursive: true });
  });

  it('is one trace from its request over the render process to each statement, with the release in all spans, and continues in the browser', async () => {
    const all = await trace(async () => {
      const document = await site.app.inject('/forum?page=1');
      const timing = String(document.headers['server-timing']);
      const traceparent = /traceparent;desc="([^"]+)"/.exec(timing)?.[1] ?? '';
      const release = /release;desc="([^"]+)"/.exec(timing)?.[1] ?? '';
      await site.post(apiPaths.discussions, {}, undefined, { traceparent, baggage: `release=${release}` });
    });
    const document = all.find(({ name }) => name === 'GET /*');
    // Workers warm up meanwhile.
    const spans = all.filter(({ traceId }) => traceId === document?.traceId);
    const render = spans.find(({ name }) => name === 'render');
    const calls = spans.filter(({ name }) => name === `POST ${apiPaths.discussions}`);
    const statements = spans.filter(({ name }) => name === 'SELECT');
    expect(render?.parentSpanId).toBe(document?.spanId);
    expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual([render?.spanId, document?.spanId]);
    for (const call of calls) expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(call.spanId);
    expect(spans.map((span) => getAttribute(span, 'app.release'))).toEqual(spans.map(() => ({ stringValue: 'forum-1' })));
    expect(getAttribute(statements[0], 'db.query.text')?.stringValue).toMatch(/\$1/);
    expect(getAttribute(document, 'http.response.status_code')).toEqual({ intValue: 200 });
    expect(collector.resources).toContainEqual({ key: 'service.version', value: { stringValue: 'commit-1' } });
  });

  it('has no unsampled trace: neither its browser nor its render process begins another', async () => {
    const spans = await trace(
      async () => {
        const { headers } = await site.app.inject('/forum');
        expect(headers['server-timing']).toBeUndefined();
      },
      { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
    );
    expect(spans).toEqual([]);
  });
});

describeOnPostgres('what a trace leads to', () => {
  it('is traced for concurrent requests that wait for connections', async () => {
    const test = await createTestApp({ config });
    const people = await Promise.all([test.signIn(), test.signIn(), test.signIn()]);
    const spans = await trace(async () => Promise.all(people.map(({ jwt }) => test.get(apiPaths.births, jwt))));
    const requests = spans.filter(({ kind }) => kind === 2);
    expect(requests).toHaveLength(3);
    const traces = new Map(requests.map(({ traceId, spanId }) => [traceId, spanId]));
    for (const { traceId, parentSpanId } of spans.filter(({ kind }) => kind === 3)) expect(parentSpanId).toBe(traces.get(traceId));
    for (const { spanId } of requests) expect(spans.some(({ parentSpanId }) => parentSpanId === spanId)).toBe(true);
  });

  it('is traced in the queue too, and the span of a failure has no message', async () => {
    const { db } = await createTestApp();
    const queue = createJobQueue({ db, log });
    const add = queue.define('test.work', z.object({}), async () => Promise.reject(new TypeError('919812345678')));
    const spans = await trace(async () => {
      await inSpan(
        'outside',
        () => ({}),
        async () => undefined,
      );
      await withRelease('shell-1', async () => add({}));
      await queue.steps.workOff();
    });
    const job = spans.find(({ name }) => name === 'job test.work');
    expect([job?.status, getAttribute(job, 'error.type')]).toEqual([{ code: 2 }, { stringValue: 'TypeError' }]);
    expect(getAttribute(job, 'app.release')).toEqual({ stringValue: 'shell-1' });
    expect(spans.map(({ name }) => name)).not.toContain('outside');
    expect(JSON.stringify(spans)).not.toContain('919812345678');
  });
});

describeOnRedis('a command of Redis', () => {
  it('is a span of its request; a value from the browser that is not the name of a release is ignored', async () => {
    const redis = await startRedis();
    const test = await createTestApp({ config: { ...config, requestsPerMinute: 10 }, redis: await redis.connect() });
    const baggage = 'release=%3Cscript%3E';
    const spans = await trace(async () => test.app.inject({ url: apiPaths.me, headers: { baggage } }));
    await redis.stop();
    const request = spans.find(({ kind }) => kind === 2);
    expect(spans.find(({ name }) => name === 'MULTI')?.parentSpanId).toBe(request?.spanId);
    expect(spans.filter((span) => getAttribute(span, 'app.release'))).toEqual([]);
  });
});
