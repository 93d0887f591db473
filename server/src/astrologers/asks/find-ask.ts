import { loadTables } from '../../tables/load-tables';
import { softmax, type Table } from '../../tables/table';
import type { Ask } from './ask';
import { asksOf } from './content';
import { featuresOfAsk, leastAskShare } from './features';
import type { AskTopic } from './request';

const load = (): Readonly<Partial<Record<AskTopic, Table>>> =>
  loadTables<AskTopic>(new URL('../../../tables/asks.table', import.meta.url)).tables;

let tables: ReturnType<typeof load> | undefined;

/** The ask of a matter that a line is likeliest about, or its general one; null where the matter has none. The tables are read at the first use. */
export function findAsk(topic: AskTopic, line: string): Ask | null {
  const asks = asksOf(topic);
  const [general] = asks;
  const table = (tables ??= load())[topic];
  if (!general || !table) return general ?? null;
  const shares = softmax(table.score(featuresOfAsk(line)));
  const share = Math.max(...shares);
  const id = share < leastAskShare ? general.id : table.outputs[shares.indexOf(share)];
  return asks.find((ask) => ask.id === id) ?? general;
}
