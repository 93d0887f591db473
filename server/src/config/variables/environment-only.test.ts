import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import { environmentOnly } from './environment-only';
import { variableDescriptions } from '../product/describe-variables';

it.each(['NODE_ENV', 'HOST', 'DATA_DIR', 'OTEL_EXPORTER_OTLP_ENDPOINT'])('%s is refused from a file, whatever the mode', (name) => {
  expect(() => readConfig({ HOST: '0.0.0.0', [`${name}_FILE`]: '/run/value' }, '/nowhere')).toThrow(
    `${name} is not read from a file: take ${name}_FILE out and set ${name}.`,
  );
});

const root = join(import.meta.dirname, '../../../..');
const listSources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

it('each variable that a program reads directly from the environment is in this list, or is a secret that it reads from a file too', () => {
  const secretFiles = readFileSync(join(root, 'scripts/common/secret-files.mjs'), 'utf8');
  const folders = ['scripts', 'release/src', ...['db-tool', 'local-gateway', 'rendering', 'tracing'].map((name) => `server/src/${name}`)];
  const read = folders
    .flatMap(listSources)
    .flatMap((source) => [...source.matchAll(/\benv\.([A-Z][A-Z_\d]+)\b/g)].map(([, name]) => name ?? ''));
  const ofServer = variableDescriptions.flatMap(({ variables }) => variables.map(({ name }) => name));
  const isUnknown = (name: string) => ofServer.includes(name) && !environmentOnly.includes(name) && !secretFiles.includes(`'${name}'`);
  expect(new Set(read.filter(isUnknown))).toEqual(new Set());
});
