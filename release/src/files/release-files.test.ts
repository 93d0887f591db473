import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, readReleaseFile, listReleaseFiles } from './release-files';
import { useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const at = (name: string) => path.join(folder(), name);

it('has the size in bytes and the integrity that browsers compute', async () => {
  writeFileSync(at('नमस्ते.js'), 'say("नमस्ते")');
  const content = readFileSync(at('नमस्ते.js'));
  expect(await readReleaseFile(folder(), 'नमस्ते.js')).toEqual({
    name: 'नमस्ते.js',
    bytes: 25,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  });
});

it('lists the files that a browser may request, sorted, with those of subfolders', async () => {
  mkdirSync(at('fonts'));
  for (const name of [
    'main.js',
    'fonts/hind.woff2',
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
    'entry.js.map',
    'vendor.js.LICENSE.txt',
    'descriptor.json',
  ])
    writeFileSync(at(name), name);
  expect((await listReleaseFiles(folder())).map(({ name }) => name)).toEqual(['entry.js', 'fonts/hind.woff2', 'main.js']);
});

it('writes compressed copies of large text files', async () => {
  const script = 'ask("what the stars say");'.repeat(40);
  writeFileSync(at('big.js'), script);
  writeFileSync(at('small.js'), 'ask()');
  writeFileSync(at('font.woff2'), 'x'.repeat(2000));
  await compressFiles(folder(), await listReleaseFiles(folder()), 4);
  expect(brotliDecompressSync(readFileSync(at('big.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(at('big.js.gz'))).toString()).toBe(script);
  expect(['small.js.br', 'small.js.gz', 'font.woff2.br', 'font.woff2.gz'].filter((name) => existsSync(at(name)))).toEqual([]);
});
