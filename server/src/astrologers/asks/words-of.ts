import type { Context } from '../compose/context';
import type { Kin } from '../question/people';
import { between, counterparts } from '../tools/focus';
import { relativeTable, type MatterId } from '../tools/tables';
import type { Ask, Words } from './ask';

/** The words of an ask by the places of the forms. */
export type AskWords = Readonly<Record<string, string | undefined>>;

/** The language of the content, for which Hindi in Latin letters is Hindi. */
export const languageOf = ({ isEnglish }: Context): keyof Words => (isEnglish ? 'en' : 'hi');

/** What is between the one who asks and somebody is said of both. */
const isBetween = (matter: MatterId, { id }: Kin): boolean => between.includes(matter) && counterparts.includes(id);

/** The clauses of an ask, said of a relative where it is theirs and the clause does not name them. */
export function wordsOf(context: Context, ask: Ask): AskWords {
  const language = languageOf(context);
  const { kin } = context.read;
  const { en, hi } = kin === null ? { en: '', hi: '' } : relativeTable[kin.id];
  const lead =
    kin === null || ask.names === true || isBetween(context.read.matter.id, kin)
      ? ''
      : language === 'en'
        ? `for your ${en} `
        : `${hi} के लिए `;
  const clause = (words: Words | undefined) => (words === undefined ? undefined : `${lead}${words[language]}`);
  return {
    good: clause(ask.good),
    bad: clause(ask.bad),
    stuck: clause(ask.stuck),
    go: ask.go?.[language],
    wait: ask.wait?.[language],
    thing: ask.thing?.[language],
  };
}
