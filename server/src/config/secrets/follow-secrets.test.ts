import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import webPush from 'web-push';
import { idOfSecret } from '../../modules/session/keyed-hash';
import { createTestApp, testConfig } from '../../testing/test-app';
import { createProductSecrets } from '../product/product-secrets';
import { createSecretReader } from './follow-secrets';
import { readSecrets } from './secret';
import { parseProductEnvironment } from '../product/product-environment';
import { readPayments } from '../product/payments';
import { readPush } from '../product/push';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [first, other] = ['q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G', 'z8Lp3nYq5vBx1TgHd7RcUe9JsK2mWa6F'];

const [pushKey, nextPushKey] = [webPush.generateVAPIDKeys().privateKey, webPush.generateVAPIDKeys().privateKey];

function openSite() {
  const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'));
  write('jwt', first);
  write('webhook', 'of the first webhook');
  write('vapid', pushKey);
  const env = {
    JWT_SECRET_FILE: join(folder, 'jwt'),
    HASH_SECRET: first,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET_FILE: join(folder, 'webhook'),
    VAPID_PRIVATE_KEY_FILE: join(folder, 'vapid'),
  };
  const values = parseProductEnvironment(env);
  const mode = { local: true, dataDir: folder };
  const config = {
    ...testConfig,
    ...mode,
    ...readSecrets(values, mode),
    payments: readPayments(values, mode),
    push: readPush(values, { ...testConfig, ...mode }),
  };
  const lines: { level: number; msg: string; reason?: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
  return { write, config, lines, read: createSecretReader({ env, config, log, secrets: createProductSecrets(config) }) };
}

it('a changed file is read without a restart, and the log names keys by their ids alone', () => {
  const { write, config, lines, read } = openSite();
  write('jwt', other, first);
  write('webhook', 'of the second webhook', 'of the first webhook');
  write('vapid', nextPushKey, pushKey);
  read();
  expect(config.jwtSecrets.list).toEqual([other, first]);
  expect(config.payments?.webhookSecrets.list).toEqual(['of the second webhook', 'of the first webhook']);
  expect(config.push?.secrets.list).toEqual([nextPushKey, pushKey]);
  expect(lines).toMatchObject([
    { secret: 'JWT_SECRET', keys: [idOfSecret(other), idOfSecret(first)] },
    { secret: 'RAZORPAY_WEBHOOK_SECRET' },
    { secret: 'VAPID_PRIVATE_KEY', keys: [idOfSecret(nextPushKey), idOfSecret(pushKey)] },
  ]);
  expect(JSON.stringify(lines)).not.toContain(other);
  read();
  expect(lines).toHaveLength(3);
});

it.each([
  ['is empty for a moment', []],
  ['has a secret that can be guessed', ['a'.repeat(40)]],
])('a file that %s changes nothing, and is told once', (_how, content) => {
  const { write, config, lines, read } = openSite();
  write('webhook', 'of the second webhook');
  write('jwt', ...content);
  const { local } = config;
  config.local = false;
  read();
  read();
  expect([config.jwtSecrets.list, config.payments?.webhookSecrets.list]).toEqual([[first], ['of the first webhook']]);
  expect(lines.map(({ msg }) => msg)).toEqual(['the files of secrets cannot be used; the last secrets stay']);
  config.local = local;
  write('jwt', other, first);
  read();
  expect(config.jwtSecrets.list).toEqual([other, first]);
});

it('operators see the keys of a process by their ids', async () => {
  const test = await createTestApp({ config: { ...testConfig, jwtSecrets: { list: [other, first] } } });
  const { body } = await test.get('/metrics');
  expect(body).toContain(`secret_key_info{secret="JWT_SECRET",key="${idOfSecret(other)}"} 1`);
  expect(body).toContain(`secret_key_info{secret="JWT_SECRET",key="${idOfSecret(first)}"} 0`);
  expect(body).not.toContain(first);
});
