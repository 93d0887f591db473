import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TopicAsks } from '../../../server/src/astrologers/asks/ask';
import { featuresOfAsk } from '../../../server/src/astrologers/asks/features';
import { fitRareTable } from '../fit-rare-table';
import type { Example } from '../fit-table';
import { writeTables, type FittedTable } from '../write-tables';

/** More buckets and steps find one in a hundred more and weigh three times as much. */
const size = { buckets: 8192, steps: 4 };

/** Lines that were labelled with an ask of their matter; none where nobody has labelled any. */
function readLabelled(file: string): [id: string, line: string][] {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => row.split('\t') as [string, string]);
}

/** Fits a table for each matter: which of its asks a line is about. They learn from the lines of the asks and from labelled ones. */
export function fitAsks(root: string): Record<string, FittedTable> {
  const content = join(root, 'server/content/asks');
  const folders = readdirSync(content).sort();
  const files = folders.flatMap((folder) => readdirSync(join(content, folder)).map((name) => join(folder, name))).sort();
  return Object.fromEntries(
    files.map((name) => {
      const { matter, asks } = JSON.parse(readFileSync(join(content, name), 'utf8')) as TopicAsks;
      const outputs = asks.map(({ id }) => id);
      const own = asks.flatMap(({ id, lines }) => lines.map((line): [string, string] => [id, line]));
      const labelled = readLabelled(join(root, 'training/lines/asks', name.replace('.json', '.tsv'))).filter(([id]) =>
        outputs.includes(id),
      );
      const examples = [...own, ...labelled].map(([output, line]): Example => ({ output, features: featuresOfAsk(line) }));
      return [matter, fitRareTable(examples, outputs, size)];
    }),
  );
}

/** `folder` is that of the workspace. */
export const trainAsks = (folder: string, inputs: string): Buffer => writeTables(inputs, {}, fitAsks(join(folder, '..')));
