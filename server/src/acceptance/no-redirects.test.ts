import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWordpressSource } from '../modules/blog/wordpress-source';
import { createRazorpayGateway } from '../modules/payments/provider/razorpay-gateway';
import { createWebhook } from '../modules/releases/guard/webhook';
import { createMsg91 } from '../modules/sms/msg91';

const elsewhere = '/elsewhere';
let server: Server;
let url: string;
const paths: string[] = [];

/** A service that sends each caller to another address. */
beforeAll(async () => {
  server = createServer(({ url: path = '' }, response) => {
    paths.push(path);
    if (path.startsWith(elsewhere)) response.end('{}');
    else response.writeHead(307, { location: elsewhere }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => paths.splice(0));
afterAll(() => server.close());

const calls: [string, () => Promise<unknown>][] = [
  ['the blog', async () => createWordpressSource({ url }).byMedia(1)],
  [
    'the payment provider',
    async () => {
      const of = { url, keyId: 'id', keySecret: 'secret', checkoutUrl: '', windowOrigins: [], isTest: true };
      return createRazorpayGateway({ ...of, webhookSecrets: { list: ['secret'] } }).getPayment('pay_1');
    },
  ],
  [
    'the sender of codes',
    async () =>
      createMsg91({ authKey: 'key', templateId: 'id', inviteTemplateId: null }, async (_address, init) => fetch(url, init)).sendCode(
        '919812345678',
        '123456',
      ),
  ],
  [
    'the webhook of releases',
    async () =>
      createWebhook({ webhook: { url, secret: 'secret' }, publicUrl: url, clock: () => new Date() }).tell({
        revision: 1,
        command: 'promote',
        remote: 'forum',
        at: '2026-03-14T06:30:00Z',
      }),
  ],
];

it.each(calls)('a redirect by %s is an error and is not followed', async (_service, call) => {
  await expect(call()).rejects.toThrow();
  expect(paths.length).toBeGreaterThan(0);
  expect(paths).not.toContain(elsewhere);
});
