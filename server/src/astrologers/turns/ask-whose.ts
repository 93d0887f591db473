import type { Ask } from '../asks/ask';
import { findAskWith } from '../asks/find-ask';
import { isMatter, type Form } from '../asks/request';
import type { Composed } from '../compose/composed';
import { findKin, type Kin } from '../question/people';
import { readText } from '../question/question-text';
import type { ReadQuestion } from '../question/read-question';
import { askAgain, type Weighed } from './turn';

const maxWordsOfKin = 4;

/** The words that name a person in a text; null if there are none. */
function findPhrase(raw: string, id: string): string | null {
  const words = raw.split(/\s+/u);
  for (let length = 1; length <= maxWordsOfKin; length += 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length).join(' ');
      if (findKin(readText(phrase, 'English'))?.id === id) return phrase;
    }
  return null;
}

/** The previous ask for another person; an ask whose texts name a person is classified again. */
function askFor({ said, about, ask, context: { read } }: Weighed, kin: Kin | null): Ask {
  const { kin: previousKin, matter } = about.read;
  // A question about a relationship belongs to the user, although it names the other person.
  const before = previousKin ?? findKin(readText(said.question, 'English'));
  if (ask.names !== true || before === null || kin === null || !isMatter(matter.id)) return ask;
  const [old, own] = [findPhrase(said.question, before.id), findPhrase(read.text.raw, kin.id)];
  const text = old === null || own === null ? null : said.question.replace(old, own);
  return text === null ? ask : (findAskWith(matter.id, text, ({ id, good }) => id !== ask.id && good !== undefined, 0) ?? ask);
}

/** Another person's decision is a prediction. */
const selfForms: readonly Form[] = ['should', 'decide', 'either'];

/** Answers the previous ask for another person or for the user. */
export const askWhose = (turn: Weighed, kin: Kin | null, changes: Partial<ReadQuestion> = {}): Composed =>
  askAgain({ ...turn, ask: askFor(turn, kin) }, kin !== null && selfForms.includes(turn.asked) ? 'willIt' : null, { kin, ...changes });
