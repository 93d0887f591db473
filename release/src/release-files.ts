import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '@oracle-astra/shared/contract';

/** A file of a release with its size in bytes and its `sha384-…` integrity. */
export function readReleaseFile(folder: string, name: string): ReleaseFile {
  const content = readFileSync(path.join(folder, name));
  return { name, bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
}

/** Whether the descriptor lists a file: compressed copies, source maps and licences are left out. */
export const isReleaseFile = (name: string) =>
  !/\.(br|gz|map|LICENSE\.txt)$/.test(name) && !['descriptor.json', 'signature.json'].includes(name);

/** Every file of a release except compressed copies, source maps and the descriptor. */
export function listReleaseFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isReleaseFile)
    .sort()
    .map((name) => readReleaseFile(folder, name));
}

const isCompressed = ({ name, bytes }: ReleaseFile) => bytes >= 512 && /\.(js|css|svg|json)$/.test(name);
const brotliOptions = ({ bytes }: ReleaseFile, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

/**
 * Writes brotli and gzip copies of text files from 512 bytes, on the threads of the process. `quality` is that of brotli, 0 to 11;
 * a brotli copy that is there stays.
 */
export async function compressFiles(folder: string, files: ReleaseFile[], quality: number): Promise<void> {
  await Promise.all(
    files.filter(isCompressed).map(async (file) => {
      const content = await readFile(path.join(folder, file.name));
      const [brotli, zipped] = [path.join(folder, `${file.name}.br`), path.join(folder, `${file.name}.gz`)];
      await Promise.all([
        existsSync(brotli) || promisify(brotliCompress)(content, brotliOptions(file, quality)).then((copy) => writeFile(brotli, copy)),
        promisify(gzip)(content).then((copy) => writeFile(zipped, copy)),
      ]);
    }),
  );
}
