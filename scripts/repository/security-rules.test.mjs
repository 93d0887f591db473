import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync('docs/security-rules.md', 'utf8');

/** @param {string} title */
const sectionOf = (title) => page.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';

/** @param {string} text */
const namesIn = (text) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);

it('each secret of the configuration has a period in which it is changed', () => {
  const variables = [...readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name);
  const secrets = variables.filter((name) =>
    /(?:_SECRET|_SECRET_PREVIOUS|_KEY|_KEYS|_KEY_ID|METRICS_TOKEN|_CHECK_TOKEN|_SESSION_TOKEN)$/.test(name),
  );
  const withPassword = variables.filter((name) => /^(?:DATABASE|REDIS)_\w*URL$/.test(name));
  const listed = namesIn(sectionOf('Keys')).filter((name) => /^[A-Z]/.test(name));
  expect(listed.sort()).toEqual([...secrets, ...withPassword].sort());
});

it('each algorithm in the code is in the list', () => {
  const files = ['server/src', 'release/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const sources = files
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(name))
    .map((name) => readFileSync(name, 'utf8'));
  const used = sources.flatMap((source) => [
    ...[...source.matchAll(/\bcreate(?:Hash|Hmac)\('([\w-]+)'|\bgenerateKeyPairSync\('([\w-]+)'/g)].map(([, hash, pair]) => hash ?? pair),
    ...[...source.matchAll(/'(?:aes-|chacha20|des-|rc4)[\w-]*'/g)].map(([name]) => name.slice(1, -1)),
  ]);
  const listed = namesIn(sectionOf('Algorithms'));
  expect([...new Set(used)].filter((name) => !listed.includes(name ?? ''))).toEqual([]);
});

it('each table of the database is in one class', () => {
  const tables = [...readFileSync('docs/product/data.md', 'utf8').matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
  expect(
    namesIn(sectionOf('Classes of data'))
      .filter((name) => /_|^[a-z]+$/.test(name))
      .sort(),
  ).toEqual([...tables].sort());
});
