import { loadTables } from '../../tables/load-tables';
import { softmax, type Table } from '../../tables/table';
import type { Ask } from './ask';
import { asksOf } from './content';
import { featuresOfAsk, leastAskShare } from './features';
import type { AskTopic } from './request';

const load = (): Readonly<Partial<Record<string, Table>>> =>
  loadTables<string>(new URL('../../../tables/asks.table', import.meta.url)).tables;

let tables: ReturnType<typeof load> | undefined;
const tableOf = (topic: string): Table | undefined => (tables ??= load())[topic];

/** What a line is likeliest by a table of such lines; null where it is not sure. */
export function likeliestOf(table: Table, line: string, least: number): string | null {
  const shares = softmax(table.score(featuresOfAsk(line)));
  const share = Math.max(...shares);
  return share < least ? null : (table.outputs[shares.indexOf(share)] ?? null);
}

/** The ask that a line is likeliest about by the table of a topic; null where the table is not sure, undefined where there is none. The tables are read at the first use. */
export function likeliestAsk(topic: string, line: string, least = leastAskShare): string | null | undefined {
  const table = tableOf(topic);
  return table && likeliestOf(table, line, least);
}

/** The ask of a matter that a line is likeliest about, or its general one; null where the matter has none. */
export function findAsk(topic: AskTopic, line: string, least = leastAskShare): Ask | null {
  const asks = asksOf(topic);
  const id = likeliestAsk(topic, line, least);
  return asks.find((ask) => ask.id === id) ?? asks[0] ?? null;
}

/** The likeliest ask of a matter among those that have what is looked for; null where none reaches the share. */
export function findAskWith(topic: AskTopic, line: string, has: (ask: Ask) => boolean, least: number): Ask | null {
  const table = tableOf(topic);
  if (!table) return null;
  const shares = softmax(table.score(featuresOfAsk(line)));
  const shareOf = ({ id }: Ask) => shares[table.outputs.indexOf(id)] ?? 0;
  const [best] = asksOf(topic)
    .filter(has)
    .sort((one, other) => shareOf(other) - shareOf(one));
  return best !== undefined && shareOf(best) >= least ? best : null;
}
