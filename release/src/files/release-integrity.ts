import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { localizeFileName, locales, type Descriptor } from '@oracle-astra/shared/contract';
import { exists } from './atomic-files';
import { isReleaseFile, toIntegrity } from './release-files';
import { signatureFile } from './signatures';

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** The copy decompresses to the content of the file. Decompression stops at its size, because a small file may expand to gigabytes. */
async function findCopyFault(file: string, ending: '.br' | '.gz', content: Buffer): Promise<string | null> {
  const name = path.basename(file);
  if (!(await exists(file + ending))) return null;
  try {
    const opened = await decompress[ending](await readFile(file + ending), { maxOutputLength: Math.max(1, content.length) });
    return opened.equals(content) ? null : `holds something else than ${name}`;
  } catch {
    return 'cannot be decompressed';
  }
}

async function findFileFault(folder: string, { name, bytes, integrity }: Descriptor['files'][number]): Promise<string[]> {
  const file = path.join(folder, name);
  const size = await stat(file).then(
    (found) => found.size,
    // An unreadable file counts as missing.
    () => null,
  );
  if (size === null) return [`${name} is missing: build the release again, and publish the folder as the build left it`];
  if (size !== bytes) return [`${name} is not what the descriptor says: it has ${size} bytes, and not ${bytes}`];
  const content = await readFile(file);
  if (toIntegrity(content) !== integrity) return [`${name} is not what the descriptor says: a file was changed after the build`];
  const faults: string[] = [];
  for (const ending of ['.br', '.gz'] as const) {
    const fault = await findCopyFault(file, ending, content);
    if (fault !== null) faults.push(`${name}${ending} ${fault}`);
  }
  return faults;
}

async function listUnknownFiles(folder: string, known: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ name: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'), entry }))
    .filter(({ name, entry }) => !entry.isFile() || isUnknown(name, known))
    .map(({ name }) => `${name} is not in the descriptor: a release holds its own files alone`);
}

function isUnknown(name: string, known: ReadonlySet<string>): boolean {
  if (name === 'descriptor.json' || name === signatureFile || known.has(name)) return false;
  const compressed = /^(.*)\.(?:br|gz)$/.exec(name)?.[1];
  if (compressed !== undefined) return !known.has(compressed);
  return isReleaseFile(name);
}

/** The differences between the files of a release and its descriptor, as sentences. */
export async function findFileFaults(folder: string, { files, entry, early, server, routes }: Descriptor): Promise<string[]> {
  const known = new Set(files.map(({ name }) => name));
  // A script with texts is listed once for each language.
  const isKnown = (name: string) => known.has(name) || locales.every((locale) => known.has(localizeFileName(name, locale)));
  const named = [entry, early, server, ...routes.map(({ page }) => page)].filter((name) => name !== null);
  const faults = [...new Set(named)]
    .filter((name) => !isKnown(name))
    .map((name) => `${name} is named by the descriptor, and not among its files`);
  for (const file of files) faults.push(...(await findFileFault(folder, file)));
  return [...faults, ...(await listUnknownFiles(folder, known))];
}

/** Rejects if the files of a release are not those of its descriptor. */
export async function assertUntouched(folder: string, descriptor: Descriptor): Promise<void> {
  const faults = await findFileFaults(folder, descriptor);
  if (faults.length > 0) throw new Error(`${descriptor.release} is refused:\n${faults.join('\n')}`);
}
