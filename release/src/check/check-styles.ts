import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { finding, type Finding } from './finding';

const read = (folder: string, name: string) => readFile(path.join(folder, name), 'utf8');

function matchAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** The custom properties that the style sheets of a shell define; null for a shell without any. */
export async function readGivenProperties(folder: string, { files }: Pick<Descriptor, 'files'>): Promise<ReadonlySet<string> | null> {
  const sheets = files.filter(({ name }) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map(({ name }) => read(folder, name)));
  return texts.length === 0 ? null : new Set(texts.flatMap((text) => matchAll(text, /(--[\w-]+)\s*:/g)));
}

/** The custom properties that a remote's scripts use without a fallback and neither they nor the shell define. */
export async function checkStyles(
  folder: string,
  { release, files }: Pick<Descriptor, 'release' | 'files'>,
  given: ReadonlySet<string> | null,
): Promise<Finding[]> {
  if (given === null) return [];
  const names = files.filter(({ name }) => /\.c?js$/.test(name)).map(({ name }) => name);
  const scripts = await Promise.all(names.map(async (name) => ({ name, text: await read(folder, name) })));
  const own = new Set(scripts.flatMap(({ text }) => matchAll(text, /(--[a-z][\w-]*)["'`]?\s*[:,]/g)));
  const missing = new Map(
    scripts.flatMap(({ name, text }) =>
      matchAll(text, /var\((--[a-z][\w-]*)\)/g)
        .filter((property) => !own.has(property) && !given.has(property))
        .map((property) => [property, name] as const),
    ),
  );
  return [...missing].map(([property, name]) =>
    finding(
      'styles',
      `${release}/${name}`,
      `uses ${property}, which the style sheets of the shell do not define: take a name of styles-manifest.json`,
    ),
  );
}
