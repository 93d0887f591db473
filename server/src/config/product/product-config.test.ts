import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePrices } from '../../testing/money/prices';
import { writeSite } from '../../testing/site-file';
import { readProductConfig } from './product-config';
import { StartError } from '../start/start-error';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-config-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readProductConfig({ DATA_DIR: dataDir, ...env }, folder);
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/site',
  JWT_SECRET: 'q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  PUBLIC_URL: 'https://oracle.example',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
  COMMERCE_CONFIG: writePrices(),
  SITE_CONFIG: writeSite(),
};

function refusal(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('It was accepted.');
}

it('needs no variable in local mode', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir,
    databaseUrl: null,
    local: true,
    readerPaceMs: 18,
    publicUrl: 'http://localhost:3000',
    sms: null,
  });
});

it('creates a local secret once, readable by its owner only', () => {
  const { jwtSecrets } = read({});
  expect(jwtSecrets.list[0].length).toBeGreaterThanOrEqual(32);
  expect(read({}).jwtSecrets).toEqual(jwtSecrets);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
});

it('accepts the production variables and writes no files', () => {
  expect(read(production)).toMatchObject({ local: false, host: '0.0.0.0', sms: { authKey: 'key', templateId: 'template' } });
  expect(readdirSync(folder)).toEqual([]);
});

it('reads the optional invitation template', () => {
  expect(read(production).sms?.inviteTemplateId).toBeNull();
  expect(read({ ...production, MSG91_INVITE_TEMPLATE_ID: 'invite' }).sms?.inviteTemplateId).toBe('invite');
});

it.each(['DATABASE_URL', 'JWT_SECRET', 'MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID', 'PUBLIC_URL'])('refuses production without %s', (name) => {
  expect(refusal({ ...production, [name]: '' })).toContain(name);
});

it('refuses a short secret', () => {
  expect(refusal({ JWT_SECRET: 'secret' })).toBe('JWT_SECRET must have at least 32 letters.');
});

it.each(['x', '-1', '70000', '1.5'])('refuses the port %p', (port) => {
  expect(refusal({ PORT: port })).toBe(`PORT must be a whole number from 0 to 65535, not "${port}".`);
});

it('has rendering defaults and reads other numbers', () => {
  expect(read({}).rendering).toEqual({ workers: 2, isolation: 'thread', budgetMs: 300, cacheMb: 32 });
  expect(read({ RENDER_WORKERS: '0', RENDER_ISOLATION: 'process', RENDER_BUDGET_MS: '500', RENDER_CACHE_MB: '0' }).rendering).toEqual({
    workers: 0,
    isolation: 'process',
    budgetMs: 500,
    cacheMb: 0,
  });
  expect(refusal({ RENDER_ISOLATION: 'none' })).toBe('RENDER_ISOLATION must be thread or process, not "none".');
  expect(refusal({ RENDER_WORKERS: 'many' })).toBe('RENDER_WORKERS must be a whole number from 0 to 64, not "many".');
});

it('reports every invalid variable at once', () => {
  expect(refusal({ PORT: 'x', API_DOCS: 'yes', METRICS_TOKEN: 'short' })).toBe(
    'PORT must be a whole number from 0 to 65535, not "x". METRICS_TOKEN must have at least 16 letters, and no spaces. API_DOCS must be on or off, not "yes".',
  );
});

it('treats an empty variable as not set', () => {
  expect(read({ PORT: '', API_DOCS: '', READER_PACE_MS: '', DATABASE_URL: '', TRUST_PROXY: '', LOG_LEVEL: '' })).toEqual(read({}));
});

it('reads switches and limits that depend on others', () => {
  expect(read({ API_DOCS: 'off', REQUESTS_PER_MINUTE: '50', PAGE_HOST: 'bench', LIVE_RELOAD: '1' })).toMatchObject({
    apiDocs: false,
    requestsPerMinute: 50,
    pageRequestsPerMinute: 500,
    pageHost: 'bench',
    liveReload: true,
  });
  expect(read({ PAGE_REQUESTS_PER_MINUTE: '7', TRUST_PROXY: '2', SHUTDOWN_DELAY_MS: '10' })).toMatchObject({
    pageRequestsPerMinute: 7,
    trustProxy: 2,
    shutdownDelayMs: 10,
  });
});

it('refuses a data folder with unknown files and does not touch them', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'holiday.jpg'), '');
  expect(refusal({})).toMatch(/holds files that are not this server's/);
  expect(readdirSync(dataDir)).toEqual(['holiday.jpg']);
});

it('refuses a data folder that is a file', () => {
  writeFileSync(dataDir, '');
  expect(refusal({})).toMatch(/not this server's/);
});

it('accepts a data folder with published releases', () => {
  mkdirSync(join(dataDir, 'releases'), { recursive: true });
  expect(read({}).dataDir).toBe(dataDir);
});

it('refuses production without the keys of the payment provider, and without a real seller', () => {
  expect(refusal({ ...production, RAZORPAY_KEY_SECRET: '' })).toContain('In production RAZORPAY_KEY_ID');
  expect(refusal({ ...production, COMMERCE_CONFIG: '' })).toContain('the details of the real seller');
  expect(refusal({ RAZORPAY_KEY_ID: 'rzp_test_key' })).toContain('must be set together');
});

it('requires the teams’ keys if releases have to be signed', () => {
  expect(read({}).requiredKeysFile).toBeNull();
  expect(read({ RELEASE_SIGNATURES: 'required', RELEASE_KEYS: '/etc/keys.json' }).requiredKeysFile).toBe('/etc/keys.json');
  expect(refusal({ RELEASE_SIGNATURES: 'required' })).toContain('RELEASE_KEYS must name the file with the keys of the teams');
  expect(refusal({ RELEASE_SIGNATURES: 'yes' })).toBe('RELEASE_SIGNATURES must be required or optional, not "yes".');
});
