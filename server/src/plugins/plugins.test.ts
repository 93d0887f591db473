import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createPgliteDatabase } from '../db/pglite/pglite';
import { createTestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/databases/test-database';

describe('health', () => {
  it('distinguishes a running process from an available database', async () => {
    const client = await createTestDatabase();
    const { get } = await createTestApp({ db: createPgliteDatabase(client) });
    expect((await get('/readyz')).statusCode).toBe(200);
    await client.close();
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(503);
  });

  it('is ready when its first pages are rendered', async () => {
    const start = { isWarm: false };
    const { get } = await createTestApp({ start });
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(503);
    start.isWarm = true;
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});

describe('metrics and the log', () => {
  it('contain the route and never its parameters', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'info' },
      {
        write: (line) => {
          lines.push(line);
        },
      },
    );
    const { get, signIn } = await createTestApp({ log });
    const { jwt, mobile } = await signIn();
    await get(`${apiPaths.me}?mobile=${mobile}`, jwt);
    const metrics = (await get('/metrics')).body;
    expect(metrics).toContain(`http_requests_total{method="GET",route="${apiPaths.me}",status="200"}`);
    for (const text of [metrics, lines.join()]) {
      expect(text).not.toContain(mobile);
      expect(text).not.toContain(jwt);
    }
    expect(lines.join()).toContain(`"route":"${apiPaths.me}"`);
  });
});

describe('the documentation of the API', () => {
  it('has an HTML page without scripts', async () => {
    const { get } = await createTestApp();
    const page = await get('/apis/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(apiPaths.validateOtp);
    expect(page.body).not.toContain('<script');
  });

  it('shows which routes need a token', async () => {
    const { get } = await createTestApp();
    const { paths } = (await get('/apis/openapi.json')).json<{ paths: Record<string, Record<string, { security?: unknown }>> }>();
    expect(paths[apiPaths.me]?.get?.security).toEqual([{ bearer: [] }]);
    expect(paths[apiPaths.sendOtp]?.post?.security).toBeUndefined();
  });
});

describe('every response', () => {
  it('has a request id and forbids sniffing, framing and caching', async () => {
    const { get } = await createTestApp();
    const { headers } = await get(apiPaths.me);
    expect(headers['x-request-id']).toMatch(/^[0-9a-z]{20}$/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  });
});
