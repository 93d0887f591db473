import { loadTables } from '../../tables/load-tables';
import { softmax, type Table } from '../../tables/table';
import type { Ask } from './ask';
import { getAsks } from './content';
import { featuresOfAsk, minAskShare } from './features';
import type { AskTopic } from './request';
import type { Wanted } from '../topics/understand';

const load = (): Readonly<Partial<Record<string, Table>>> =>
  loadTables<string>(new URL('../../../tables/asks.table', import.meta.url)).tables;

let tables: ReturnType<typeof load> | undefined;
const getTable = (topic: string): Table | undefined => (tables ??= load())[topic];

/** The likeliest label of a message, with its share. */
function findBest(table: Table, line: string): { id: string | null; share: number } {
  const shares = softmax(table.score(featuresOfAsk(line)));
  const share = Math.max(...shares);
  return { id: table.outputs[shares.indexOf(share)] ?? null, share };
}

/** The likeliest label of a message; null below the minimum share. */
export function findLikeliest(table: Table, line: string, minShare: number): string | null {
  const { id, share } = findBest(table, line);
  return share < minShare ? null : id;
}

/** The likeliest ask id of a message; null below the minimum share, undefined without a table. Tables are loaded on first use. */
export function likeliestAsk(topic: string, line: string, minShare = minAskShare): string | null | undefined {
  const table = getTable(topic);
  return table && findLikeliest(table, line, minShare);
}

/** Minimum share of the ask of a part, and its minimum lead over that of the whole message. */
const minPart = { share: 0.5, lead: 0.15 };

/** Whether the ask is more probable by a part of a message than by the whole, which is mostly a story. */
export function isSurerAlone(topic: AskTopic, line: string, part: string): boolean {
  const table = getTable(topic);
  if (!table || part === line) return false;
  const { share } = findBest(table, part);
  return share >= minPart.share && share >= findBest(table, line).share + minPart.lead;
}

/** The share of the likeliest ask of a message among those of its topic; 0 without a table. */
export function getAskShare(topic: AskTopic, line: string): number {
  const table = getTable(topic);
  return table ? findBest(table, line).share : 0;
}

/** The likeliest ask of a matter, or its general one; null if the matter has none. */
export function findAsk(topic: AskTopic, line: string, minShare = minAskShare): Ask | null {
  const asks = getAsks(topic);
  const id = likeliestAsk(topic, line, minShare);
  return asks.find((ask) => ask.id === id) ?? asks[0] ?? null;
}

/** Minimum share of an ask that is twice as likely as any other, where the general ask says nothing. */
const minLeadShare = 0.15;

/** The ask of a topic that needs no chart: a likely one, one that leads clearly, or the general one of the question kind. */
export function findPlainAsk(topic: AskTopic, line: string, kind: Wanted): Ask | null {
  const asks = getAsks(topic);
  const [general] = asks;
  const found = findAsk(topic, line);
  const table = getTable(topic);
  if (found !== general || !table) return found;
  const shares = softmax(table.score(featuresOfAsk(line)));
  const [first = 0, second = 0] = [...shares].sort((one, other) => other - one);
  const leading = first >= minLeadShare && first >= 2 * second ? table.outputs[shares.indexOf(first)] : undefined;
  return asks.find(({ id }) => id === leading) ?? asks.find((ask) => ask.kind === kind) ?? found;
}

/** The likeliest ask of a matter among those that match; null if none reaches the share. */
export function findAskWith(topic: AskTopic, line: string, has: (ask: Ask) => boolean, minShare: number): Ask | null {
  const table = getTable(topic);
  if (!table) return null;
  const shares = softmax(table.score(featuresOfAsk(line)));
  const getShare = ({ id }: Ask) => shares[table.outputs.indexOf(id)] ?? 0;
  const [best] = getAsks(topic)
    .filter(has)
    .sort((one, other) => getShare(other) - getShare(one));
  return best !== undefined && getShare(best) >= minShare ? best : null;
}
