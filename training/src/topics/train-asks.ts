import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TopicAsks } from '../../../server/src/astrologers/asks/ask';
import { featuresOfAsk } from '../../../server/src/astrologers/asks/features';
import { fitRareTable } from '../fit-rare-table';
import type { Example } from '../fit-table';
import { writeTables, type FittedTable } from '../write-tables';

/** More buckets and steps gain 1 % and triple the size. */
const size = { buckets: 8192, steps: 4 };

type AskedLine = [id: string, line: string];

/** The training lines of one topic. */
export interface AskLines {
  topic: string;
  ids: string[];
  /** The lines of the asks themselves. */
  own: AskedLine[];
  /** Labelled lines that no ask lists itself. */
  labelled: AskedLine[];
}

function readLabelled(file: string): AskedLine[] {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => row.split('\t') as AskedLine);
}

/** The lines of all topics; `root` is the folder of the repository. */
export function readAskLines(root: string): AskLines[] {
  const content = join(root, 'server/content/asks');
  const folders = readdirSync(content).sort();
  const files = folders.flatMap((folder) => readdirSync(join(content, folder)).map((name) => join(folder, name))).sort();
  return files.map((name) => {
    const { matter, asks } = JSON.parse(readFileSync(join(content, name), 'utf8')) as TopicAsks;
    const ids = asks.map(({ id }) => id);
    const own = asks.flatMap(({ id, lines }) => lines.map((line): AskedLine => [id, line]));
    const ownLines = new Set(own.map(([, line]) => line));
    const labelled = readLabelled(join(root, 'training/lines/asks', name.replace('.json', '.tsv')));
    return { topic: matter, ids, own, labelled: labelled.filter(([id, line]) => ids.includes(id) && !ownLines.has(line)) };
  });
}

/** Fits the table of asks of a topic. */
export const fitAsk = ({ ids, own, labelled }: AskLines): FittedTable =>
  fitRareTable(
    [...own, ...labelled].map(([output, line]): Example => ({ output, features: featuresOfAsk(line) })),
    ids,
    size,
  );

/** `folder` is the workspace. */
export function trainAsks(folder: string, inputs: string): Buffer {
  const root = join(folder, '..');
  const tables = readAskLines(root).map((lines) => [lines.topic, fitAsk(lines)] as const);
  return writeTables(inputs, {}, Object.fromEntries(tables));
}
