import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '@oracle-astra/shared/contract';
import { exists } from './atomic-files';

export const toIntegrity = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A file of a release with its size in bytes and its `sha384-…` integrity. */
export async function readReleaseFile(folder: string, name: string): Promise<ReleaseFile> {
  const content = await readFile(path.join(folder, name));
  return { name, bytes: content.length, integrity: toIntegrity(content) };
}

/** Whether the descriptor lists a file: compressed copies, source maps and licences are left out. */
export const isReleaseFile = (name: string) =>
  !/\.(br|gz|map|LICENSE\.txt)$/.test(name) && !['descriptor.json', 'signature.json'].includes(name);

/** Every file of a release except compressed copies, source maps and the descriptor. */
export async function listReleaseFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isReleaseFile)
    .sort();
  return Promise.all(names.map((name) => readReleaseFile(folder, name)));
}

const isCompressed = ({ name, bytes }: ReleaseFile) => bytes >= 512 && /\.(js|css|svg|json)$/.test(name);
const brotliOptions = ({ bytes }: ReleaseFile, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/**
 * Writes brotli and gzip copies of text files from 512 bytes, on the threads of the process. `quality` is that of brotli, 0 to
 * 11; existing brotli copies are kept.
 */
export async function compressFiles(folder: string, files: ReleaseFile[], quality: number): Promise<void> {
  await Promise.all(
    files.filter(isCompressed).map(async (file) => {
      const content = await readFile(path.join(folder, file.name));
      const [brotli, zipped] = [path.join(folder, `${file.name}.br`), path.join(folder, `${file.name}.gz`)];
      await Promise.all([
        exists(brotli).then(
          async (isThere) => isThere || writeFile(brotli, await promisify(brotliCompress)(content, brotliOptions(file, quality))),
        ),
        promisify(gzip)(content).then((copy) => writeFile(zipped, copy)),
      ]);
    }),
  );
}
