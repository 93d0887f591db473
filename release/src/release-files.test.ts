import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, releaseFileOf, releaseFilesIn } from './release-files';
import { temporaryFolder } from './testing/built-release';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder(), name);

it('tells bytes, not letters, and the integrity that a browser works out', () => {
  writeFileSync(at('नमस्ते.js'), 'say("नमस्ते")');
  const content = readFileSync(at('नमस्ते.js'));
  expect(releaseFileOf(folder(), 'नमस्ते.js')).toEqual({
    name: 'नमस्ते.js', bytes: 25, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  });
});

it('lists what a browser may ask for, folders included, in one order', () => {
  mkdirSync(at('fonts'));
  for (const name of ['main.js', 'fonts/hind.woff2', 'entry.js', 'entry.js.br', 'entry.js.gz', 'entry.js.map', 'vendor.js.LICENSE.txt', 'descriptor.json']) writeFileSync(at(name), name);
  expect(releaseFilesIn(folder()).map(({ name }) => name)).toEqual(['entry.js', 'fonts/hind.woff2', 'main.js']);
});

it('writes twins that hold the same, beside files that are worth it', () => {
  const script = 'ask("what the stars say");'.repeat(40);
  writeFileSync(at('big.js'), script);
  writeFileSync(at('small.js'), 'ask()');
  writeFileSync(at('font.woff2'), 'x'.repeat(2000));
  compressFiles(folder(), releaseFilesIn(folder()), 4);
  expect(brotliDecompressSync(readFileSync(at('big.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(at('big.js.gz'))).toString()).toBe(script);
  expect(['small.js.br', 'small.js.gz', 'font.woff2.br', 'font.woff2.gz'].filter((name) => existsSync(at(name)))).toEqual([]);
});
