import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { parseProductEnvironment } from './product-environment';
import { readPush } from './push';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'oracle-astra-push-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>, local = true, publicUrl = 'https://oracle.example') =>
  readPush(parseProductEnvironment(env), { local, dataDir, publicUrl });

it('creates keys once in local mode, readable only by their owner', () => {
  const first = read({});
  expect(first).toEqual({ secrets: { list: [expect.any(String)] }, subject: 'https://oracle.example' });
  expect(read({})).toEqual(first);
  expect(statSync(join(dataDir, 'vapid-keys.json')).mode & 0o077).toBe(0);
  expect(read({}, true, 'http://localhost:3000')?.subject).toMatch(/^mailto:/);
});

it('disables push in production without keys, and uses given ones', () => {
  expect(read({}, false)).toBeNull();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const secrets = { list: [privateKey] };
  expect(read({ ...keys, VAPID_SUBJECT: 'mailto:a@example.in' }, false)).toEqual({ secrets, subject: 'mailto:a@example.in' });
  expect(read({ VAPID_PRIVATE_KEY: privateKey }, false)?.secrets).toEqual(secrets);
  expect(() => read({ VAPID_PUBLIC_KEY: publicKey })).toThrow('VAPID_PRIVATE_KEY must be set');
  expect(() => read({ ...keys, VAPID_SUBJECT: 'nobody' })).toThrow('are not valid');
  expect(() => read({ ...keys, VAPID_PRIVATE_KEY: 'short' })).toThrow('are not valid');
});

it('reads several keys, one a line, and refuses a public key that belongs to none of them', () => {
  const [first, second] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  const lines = `${first.privateKey}\n${second.privateKey}\n`;
  expect(read({ VAPID_PRIVATE_KEY: lines, VAPID_PUBLIC_KEY: second.publicKey })?.secrets.list).toEqual([
    first.privateKey,
    second.privateKey,
  ]);
  expect(() => read({ VAPID_PRIVATE_KEY: first.privateKey, VAPID_PUBLIC_KEY: second.publicKey })).toThrow('half of no VAPID_PRIVATE_KEY');
  expect(() => read({ VAPID_PRIVATE_KEY: `${first.privateKey}\nshort` })).toThrow('are not valid');
});
