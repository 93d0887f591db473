import type { Context } from '../compose/context';
import type { Kin } from '../question/people';
import { relationMatters, counterparts } from '../tools/focus';
import { relativeTable, type MatterId } from '../tools/tables';
import type { Ask, Words } from './ask';

/** The texts of an ask by placeholder. */
export type AskWords = Readonly<Record<string, string | undefined>>;

/** The language of the content, for which Hindi in Latin letters is Hindi. */
export const getContentLanguage = ({ isEnglish }: Context): keyof Words => (isEnglish ? 'en' : 'hi');

/** A matter between the user and somebody concerns both. */
const isBetween = (matter: MatterId, { id }: Kin): boolean => relationMatters.includes(matter) && counterparts.includes(id);

/** Names the person before the first sentence; empty for the user or if the clauses name them. */
export function whoseLead({ isEnglish, read: { kin, matter } }: Context, ask: Ask): string {
  if (kin === null || ask.names === true || isBetween(matter.id, kin)) return '';
  const { en, hi } = relativeTable[kin.id];
  if ([ask.good, ask.bad, ask.stuck].some((clause) => clause?.en.includes(en) ?? false)) return '';
  return isEnglish ? `for your ${en}, ` : `${hi} की बात करें तो `;
}

/** The clauses of an ask in the language of the answer. */
export function getWords(context: Context, ask: Ask): AskWords {
  const language = getContentLanguage(context);
  const { good, bad, stuck, go, wait, thing } = ask;
  return Object.fromEntries(Object.entries({ good, bad, stuck, go, wait, thing }).map(([name, words]) => [name, words?.[language]]));
}
