import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { StartError } from './start-error';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-config-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }, folder);
const production = {
  NODE_ENV: 'production', DATABASE_URL: 'postgres://db/site', JWT_SECRET: 'q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G', MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template',
  PUBLIC_URL: 'https://oracle.example',
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

it('needs nothing in local mode', () => {
  expect(read({})).toMatchObject({
    port: 3000, host: 'localhost', dataDir, databaseUrl: null, local: true, readerPaceMs: 18, publicUrl: 'http://localhost:3000', sms: null,
  });
});

it('makes a local secret once, for its owner alone to read', () => {
  const { jwtSecret } = read({});
  expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).jwtSecret).toBe(jwtSecret);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o077).toBe(0);
});

it('accepts what production needs, and writes nothing there', () => {
  expect(read(production)).toMatchObject({ local: false, host: '0.0.0.0', sms: { authKey: 'key', templateId: 'template' } });
  expect(readdirSync(folder)).toEqual([]);
});

it('takes the template of invitations, and does without', () => {
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

it('renders with two workers in 300 ms, keeps 32 MB, and takes other numbers', () => {
  expect(read({}).rendering).toEqual({ workers: 2, budgetMs: 300, cacheMb: 32 });
  expect(read({ RENDER_WORKERS: '0', RENDER_BUDGET_MS: '500', RENDER_CACHE_MB: '0' }).rendering).toEqual({ workers: 0, budgetMs: 500, cacheMb: 0 });
  expect(refusal({ RENDER_WORKERS: 'many' })).toBe('RENDER_WORKERS must be a whole number from 0 to 64, not "many".');
});

it('refuses a data folder with the files of somebody else, and leaves them alone', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'holiday.jpg'), '');
  expect(refusal({})).toMatch(/holds files that are not this server's/);
  expect(readdirSync(dataDir)).toEqual(['holiday.jpg']);
});

it('refuses a data folder that is a file', () => {
  writeFileSync(dataDir, '');
  expect(refusal({})).toMatch(/not this server's/);
});

it('takes a data folder in which releases were published already', () => {
  mkdirSync(join(dataDir, 'releases'), { recursive: true });
  expect(read({}).dataDir).toBe(dataDir);
});
