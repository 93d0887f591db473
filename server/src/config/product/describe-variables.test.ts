import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrices } from '../../testing/money/prices';
import { writeSite } from '../../testing/site-file';
import { readProductConfig } from './product-config';
import { StartError } from '../start/start-error';
import { variableDescriptions, writeConfigurationPage, writeExample } from './describe-variables';

const root = join(__dirname, '../../../..');
const variables = variableDescriptions.flatMap((group) => group.variables);
const needed = variables.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);

it.each([
  ['docs/configuration.md', writeConfigurationPage],
  ['.env.example', writeExample],
])('%s matches the schema; npm run docs writes it', (file, write) => {
  const path = join(root, file);
  if (process.env.WRITE_DOCS === '1') writeFileSync(path, write());
  expect(readFileSync(path, 'utf8')).toBe(write());
});

function listSources(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /\.(?:ts|mjs|cjs)$/.test(name) && !/\.test\.|testing\//.test(name)).map((name) => join(root, folder, name));
}

it('knows every variable that a program of this repository reads', () => {
  const sources = ['server/src', 'release/src', 'scripts'].flatMap(listSources);
  const read = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name));
  // Set by the system, by a CI, by npm run docs, and by whoever runs the script of a check's report.
  const known = [...variables.map(({ name }) => name), 'PATH', 'CI', 'WRITE_DOCS', 'TEST_LINK'];
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => name === undefined || !known.includes(name))).toEqual([]);
});

describe('what production needs', () => {
  const values: Record<string, string> = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/site',
    JWT_SECRET: 'q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G',
    PUBLIC_URL: 'https://oracle.example',
    COMMERCE_CONFIG: writePrices(),
    SITE_CONFIG: writeSite(),
  };
  const env = Object.fromEntries(needed.map((name) => [name, values[name] ?? 'value']));

  it('is enough', () => expect(readProductConfig(env, root).local).toBe(false));

  it.each(needed.filter((name) => name !== 'NODE_ENV'))('is refused without %s', (name) => {
    expect(() => readProductConfig({ ...env, [name]: '' }, root)).toThrow(StartError);
  });
});
