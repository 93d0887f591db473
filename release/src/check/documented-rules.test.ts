import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = __dirname;
const page = readFileSync(path.join(folder, '../../../docs/release-check.md'), 'utf8');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

it('the page of the check names every rule of a browser', () => {
  const code = sources.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const rules = new Set([...code.matchAll(/'((?:page|browser|compare|act)-[a-z]+)'/g)].map(([, rule]) => rule ?? ''));
  const missing = [...rules].filter((rule) => !page.includes(`\`${rule}\``));
  // The rule of every difference that `--accept` does not list.
  expect(missing).toEqual(['compare-differs']);
});
