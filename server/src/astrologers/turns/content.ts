import file from '../../../content/turns.json';
import type { Words } from '../asks/ask';
import { findLikeliest } from '../asks/find-ask';
import type { Level } from '../tools/level';
import type { MatterId } from '../tools/tables';
import { waysTable, type TurnForm } from '../topics/turns/turn-form';

/** A sentence in alternatives. */
export type Wordings = Readonly<Record<keyof Words, readonly string[]>>;

/** The part after the first sentence: a new ground, both sides, or a step. */
export type Part = 'ground' | 'both' | 'step';

/** A variant of a form, with its answers. */
export interface Way extends Partial<Record<Level | 'say' | 'then' | 'open' | 'ofFact', Wordings>> {
  id: string;
  lines: readonly string[];
  slot?: string;
  /** The message is answered as a new question. */
  alone?: boolean;
  body?: readonly Part[];
  /** It is about the answer itself. */
  isFirm?: boolean;
  isFree?: boolean;
}

const forms = file.forms as unknown as Readonly<Partial<Record<TurnForm, readonly Way[]>>>;

/** The share of grounds that support a matter, by its level. */
export const shares: Readonly<Record<Level, Words>> = file.shares;
export const specialWays: Readonly<
  Record<'others' | 'another' | 'finer' | 'falls' | 'stands' | 'agrees' | 'blamed' | 'notBlamed' | 'noEffect' | 'ownSide', Wordings> &
    Record<'effect' | 'settled', Record<Level, Wordings>> &
    Record<'price', Record<'stone' | 'rite' | 'remedy', Wordings>>
> = file.apart;

/** The matter that follows a settled one. */
export const followingMatters: Readonly<Partial<Record<string, MatterId>>> = file.settled as Partial<Record<string, MatterId>>;

/** A variant of a form by its name. */
export const getWayById = (form: TurnForm, id: string): Way | undefined => forms[form]?.find((way) => way.id === id);

/** Minimum shares of a variant, and of good or bad news. */
const [minWayShare, minNewsShare] = [0.36, 0.38];

/** The variant of a message's form, or the general one; null if the form has none. */
export function findWay(form: TurnForm, line = '', minShare = form === 'detail' ? minNewsShare : minWayShare): Way | null {
  const ways = forms[form] ?? [];
  const table = line === '' ? undefined : waysTable(form);
  const id = table && findLikeliest(table, line, minShare);
  return ways.find((way) => way.id === id) ?? ways[0] ?? null;
}

/** Variants of a condition that name a mishap, and no action of the user. */
export const failureWays: readonly string[] = ['fails', 'happens'];
