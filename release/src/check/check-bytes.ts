import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { localizeFileName, localizeNavigation, type Descriptor } from '@oracle-astra/shared/contract';
import { exists } from '../files/atomic-files';
import { finding, type Finding } from './finding';

/** The limit for the compressed script of one page in any release. */
export const maxPageBytes = 64 * 1024;
/** Compared with the live release a page may grow by a quarter plus this. */
const growth = { factor: 1.25, bytes: 8 * 1024 };
/** Limit for the part of a descriptor that every document contains, uncompressed: four times that of the largest remote. */
const maxCarriedBytes = 16 * 1024;
/** All files together, as built. */
const maxTotalFactor = 2;

interface Built {
  folder: string;
  descriptor: Descriptor;
}

/** The bytes that a browser receives of a file: its brotli copy, which the server creates if the release has none. */
async function transferSize({ folder, descriptor }: Built, name: string): Promise<number> {
  const localized = localizeFileName(name, 'en');
  const file = descriptor.files.some((other) => other.name === localized) ? localized : name;
  const compressed = path.join(folder, `${file}.br`);
  if (await exists(compressed)) return (await stat(compressed)).size;
  const plain = path.join(folder, file);
  return (await exists(plain)) ? (await promisify(brotliCompress)(await readFile(plain))).length : 0;
}

/** The compressed bytes of each page of a release: its own file, or the entry. */
export async function measurePages(built: Built): Promise<Map<string, number>> {
  const { entry, routes } = built.descriptor;
  const named = routes.length === 0 ? [{ id: entry, page: entry }] : routes;
  return new Map(await Promise.all(named.map(async ({ id, page }) => [id, await transferSize(built, page ?? entry)] as const)));
}

/** The part of a descriptor that every document contains, in the language that needs more space. */
const measureCarried = ({ routes, navigation, needs }: Descriptor) =>
  Buffer.byteLength(JSON.stringify({ routes, needs, navigation: localizeNavigation(navigation, 'hi') }));

const total = ({ files }: Descriptor) => files.reduce((sum, { bytes }) => sum + bytes, 0);
export const formatKb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The pages above their budget: a limit for all, and one for the growth over the live release. */
export async function checkBytes(candidate: Built, live: Built | null): Promise<Finding[]> {
  const before = live === null ? new Map<string, number>() : await measurePages(live);
  const pages = [...(await measurePages(candidate))].flatMap(([id, bytes]) => {
    const was = before.get(id);
    const budget = Math.min(maxPageBytes, was === undefined ? maxPageBytes : was * growth.factor + growth.bytes);
    if (bytes <= budget) return [];
    const than = was === undefined ? '' : ` and weighs ${formatKb(was)} live`;
    return [
      finding(
        'bytes',
        id,
        `is ${formatKb(bytes)} compressed, may be ${formatKb(budget)}${than}: load later what the page does not need at once`,
      ),
    ];
  });
  const carried = measureCarried(candidate.descriptor);
  if (carried > maxCarriedBytes)
    pages.push(
      finding(
        'bytes',
        null,
        `every page of the site carries its routes, links and packages, ${formatKb(carried)}, may be ${formatKb(maxCarriedBytes)}: give it fewer`,
      ),
    );
  const isHuge = live !== null && total(candidate.descriptor) > total(live.descriptor) * maxTotalFactor + 1024 * 1024;
  return isHuge
    ? [
        ...pages,
        finding(
          'bytes',
          null,
          `all files are ${formatKb(total(candidate.descriptor))}, ${formatKb(total(live.descriptor))} live: see what was added with diff`,
        ),
      ]
    : pages;
}
