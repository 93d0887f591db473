import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeSiteReleases } from '../documents/testing/site-app';
import { startServer } from '../start-server';
import type { TestPostgres } from '../testing/databases/real-postgres';
import { describeOnPostgres, startPostgres } from '../testing/databases/real-postgres';
import type { SilentProxy } from '../testing/databases/silent-proxy';
import { startSilentProxy } from '../testing/databases/silent-proxy';
import { writePrices } from '../testing/money/prices';
import { writeSite } from '../testing/site-file';
import { migrationsDir } from '../testing/databases/test-database';

describeOnPostgres('in production', () => {
  let postgres: TestPostgres;
  let proxy: SilentProxy;
  let releasesDir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    proxy = await startSilentProxy(postgres.url);
    releasesDir = writeSiteReleases();
  });
  afterAll(async () => {
    proxy.close();
    await postgres.close();
    rmSync(releasesDir, { recursive: true });
  });

  const start = (env: Record<string, string> = {}) =>
    startServer(
      {
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATABASE_URL: proxy.url,
        RELEASES_DIR: releasesDir,
        RENDER_WORKERS: '0',
        SHUTDOWN_DELAY_MS: '0',
        JWT_SECRET: 'q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G',
        MSG91_AUTH_KEY: 'key',
        MSG91_TEMPLATE_ID: 'template',
        PUBLIC_URL: 'https://oracle.example',
        RAZORPAY_KEY_ID: 'rzp_live_key',
        RAZORPAY_KEY_SECRET: 'secret',
        RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
        COMMERCE_CONFIG: writePrices(),
        SITE_CONFIG: writeSite(),
        ...env,
      },
      dirname(migrationsDir),
    );

  it('does not start without a release to serve', async () => {
    await expect(start({ RELEASES_DIR: join(releasesDir, 'nothing') })).rejects.toThrow('There is no release of shell to serve');
  });

  it('has no local stubs, recovers from a failover, and shuts down while its database does not respond', async () => {
    const server = await start();
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    expect([
      await statusOf('/forum'),
      await statusOf('/readyz'),
      await statusOf('/dev/sms?mobile=919812345678'),
      await statusOf('/metrics'),
    ]).toEqual([200, 200, 404, 404]);
    proxy.failOver();
    expect(await statusOf('/readyz')).toBe(503);
    while ((await statusOf('/readyz')) !== 200)
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    proxy.die();
    const pending = fetch(`${server.url}/apis/forum/discussions.php`).then(
      ({ status }) => status,
      () => 0,
    );
    await server.close();
    expect(await pending).not.toBe(200);
  });
});
