import file from '../../../content/turns.json';
import type { Words } from '../asks/ask';
import { likeliestOf } from '../asks/find-ask';
import type { Level } from '../tools/level';
import type { MatterId } from '../tools/tables';
import { waysTable, type TurnForm } from '../topics/turns/turn-form';

/** A sentence in alternatives. */
export type Wordings = Readonly<Record<keyof Words, readonly string[]>>;

/** What follows the first sentence: what is not told yet of the chart, both sides of it, or a step. */
export type Part = 'ground' | 'both' | 'step';

/** One of the ways in which a form is meant, with its answers. */
export interface Way extends Partial<Record<Level | 'say' | 'then' | 'open' | 'ofFact', Wordings>> {
  id: string;
  lines: readonly string[];
  slot?: string;
  /** The line is answered as a question of its own. */
  alone?: boolean;
  body?: readonly Part[];
  /** It speaks of the answer itself, whatever it asks besides. */
  isFirm?: boolean;
  isFree?: boolean;
}

const forms = file.forms as unknown as Readonly<Partial<Record<TurnForm, readonly Way[]>>>;

/** How much of what a chart is read by speaks for a matter, by its level. */
export const shares: Readonly<Record<Level, Words>> = file.shares;
export const apart: Readonly<
  Record<'others' | 'another' | 'finer' | 'falls' | 'stands' | 'agrees' | 'blamed' | 'notBlamed' | 'noEffect' | 'ownSide', Wordings> &
    Record<'effect' | 'settled', Record<Level, Wordings>> &
    Record<'price', Record<'stone' | 'rite' | 'remedy', Wordings>>
> = file.apart;

/** The matter that follows on one that is settled. */
export const follows: Readonly<Partial<Record<string, MatterId>>> = file.settled as Partial<Record<string, MatterId>>;

/** A way of a form by its name. */
export const findWayOf = (form: TurnForm, id: string): Way | undefined => forms[form]?.find((way) => way.id === id);

/** With a smaller share the general way is meant; that news is good or bad has to be surer. */
const [leastWay, leastOfNews] = [0.36, 0.38];

/** The way in which a line of a form is meant, or its general one; null where the form has none. */
export function findWay(form: TurnForm, line = '', least = form === 'detail' ? leastOfNews : leastWay): Way | null {
  const ways = forms[form] ?? [];
  const table = line === '' ? undefined : waysTable(form);
  const id = table && likeliestOf(table, line, least);
  return ways.find((way) => way.id === id) ?? ways[0] ?? null;
}
