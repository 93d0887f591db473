import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertComponentIds } from './assert-component-ids';
import { useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();

function build(browser: Record<string, string>, server: string): Promise<void> {
  for (const [name, source] of Object.entries(browser)) writeFileSync(path.join(folder(), name), source);
  const file = path.join(folder(), 'server.cjs');
  writeFileSync(file, server);
  return assertComponentIds(folder(), file);
}

it('accepts builds with the same component ids in any order and file', async () => {
  await expect(
    build(
      { 'a.js': '"mfeforum__sc-1a2b-0"', 'b.js': '"mfeforum__sc-3c4d-1","mfeforum__sc-1a2b-0"' },
      '"mfeforum__sc-3c4d-1" "mfeforum__sc-1a2b-0"',
    ),
  ).resolves.toBeUndefined();
});

it('accepts builds without components', async () => {
  await expect(build({ 'a.js': 'start()' }, 'exports.routes = []')).resolves.toBeUndefined();
});

it('names the component ids that only one build has', async () => {
  await expect(build({ 'a.js': '"mfeforum__sc-1a2b-0"' }, '"mfeforum__sc-1a2b-7"')).rejects.toThrow(
    "The two builds name styled components differently:\nmfeforum__sc-1a2b-0 is in the browser's build alone\nmfeforum__sc-1a2b-7 is in the server's build alone",
  );
});
