import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { localizeFileName, locales, type Descriptor } from '@oracle-astra/shared/contract';
import { isReleaseFile } from './release-files';
import { signatureFile } from './signatures';

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function findFileFault(folder: string, { name, bytes, integrity }: Descriptor['files'][number]): string[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [`${name} is missing: build the release again, and publish the folder as the build left it`];
  if (integrityOf(readFileSync(file)) !== integrity) return [`${name} is not what the descriptor says: a file was changed after the build`];
  return (['.br', '.gz'] as const).flatMap((ending) => {
    if (!existsSync(file + ending)) return [];
    try {
      // A small file may hold gigabytes.
      return integrityOf(decompress[ending](readFileSync(file + ending), { maxOutputLength: Math.max(1, bytes) })) === integrity
        ? []
        : [`${name}${ending} holds something else than ${name}`];
    } catch {
      return [`${name}${ending} cannot be decompressed`];
    }
  });
}

function listUnknownFiles(folder: string, known: ReadonlySet<string>): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
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

/** Why the files of a release are not those that its descriptor lists, as sentences; empty where they are. */
export function findFileFaults(folder: string, { files, entry, early, server, routes }: Descriptor): string[] {
  const known = new Set(files.map(({ name }) => name));
  // A script with texts stands there once for each language.
  const isKnown = (name: string) => known.has(name) || locales.every((locale) => known.has(localizeFileName(name, locale)));
  const named = [entry, early, server, ...routes.map(({ page }) => page)].filter((name) => name !== null);
  return [
    ...[...new Set(named)].filter((name) => !isKnown(name)).map((name) => `${name} is named by the descriptor, and not among its files`),
    ...files.flatMap((file) => findFileFault(folder, file)),
    ...listUnknownFiles(folder, known),
  ];
}

/** Throws where the files of a release are not those of its descriptor. */
export function assertUntouched(folder: string, descriptor: Descriptor): void {
  const faults = findFileFaults(folder, descriptor);
  if (faults.length > 0) throw new Error(`${descriptor.release} is refused:\n${faults.join('\n')}`);
}
