import { buildLocalGateway } from '../../local-gateway/app';
import { createTestApp, testConfig } from '../../testing/test-app';

const statusesFor = async (app: { inject: (request: object) => PromiseLike<{ statusCode: number }> }, url: string, hosts: string[]) =>
  Promise.all(hosts.map(async (host) => (await app.inject({ url, headers: { host } })).statusCode));

const own = ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'];
const foreign = ['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.nip.example:3000', '2130706434', 'a b'];

it('in local mode the site answers only under the machine’s own and configured names', async () => {
  const { app } = await createTestApp({ config: { ...testConfig, local: true, publicUrl: 'https://phone.example' } });
  for (const url of ['/dev/sms?mobile=9876543210', '/healthz', '/apis/no-such.php']) {
    expect(await statusesFor(app, url, [...own, 'phone.example'])).not.toContain(403);
    expect(new Set(await statusesFor(app, url, foreign))).toEqual(new Set([403]));
  }
});

it('a site for visitors answers under any name', async () => {
  const { app } = await createTestApp({ config: { ...testConfig, local: false } });
  expect(new Set(await statusesFor(app, '/healthz', [...own, 'oracle.example', '10.0.0.7:3000']))).toEqual(new Set([200]));
});

it('the local gateway answers under the machine’s own names', async () => {
  const keys = { keyId: 'key', keySecret: 'secret', webhookSecret: 'secret' };
  const gateway = await buildLocalGateway({ ...keys, getWebhookUrl: () => null, file: null });
  expect(new Set(await statusesFor(gateway, '/v1/checkout.js', own))).toEqual(new Set([200]));
  expect(new Set(await statusesFor(gateway, '/v1/checkout.js', foreign))).toEqual(new Set([403]));
  await gateway.close();
});
