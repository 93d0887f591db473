import type { Ask } from '../asks/ask';
import { findAskWith } from '../asks/find-ask';
import { isMatter, type Form } from '../asks/request';
import type { Composed } from '../compose/composed';
import { findKin, type Kin } from '../question/people';
import { readText } from '../question/question-text';
import type { ReadQuestion } from '../question/read-question';
import { askAgain, type Weighed } from './turn';

const mostWordsOfKin = 4;

/** The words by which a text names somebody; null where it names them by none. */
function phraseOf(raw: string, id: string): string | null {
  const words = raw.split(/\s+/u);
  for (let length = 1; length <= mostWordsOfKin; length += 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = words.slice(at, at + length).join(' ');
      if (findKin(readText(phrase, 'English'))?.id === id) return phrase;
    }
  return null;
}

/** The ask of the question before, asked of somebody else: one whose words name whom they speak of is found anew. */
function askFor({ said, about, ask, context: { read } }: Weighed, kin: Kin | null): Ask {
  const { kin: told, matter } = about.read;
  // A question about the tie with somebody is one's own, and names them all the same.
  const before = told ?? findKin(readText(said.question, 'English'));
  if (ask.names !== true || before === null || kin === null || !isMatter(matter.id)) return ask;
  const [old, own] = [phraseOf(said.question, before.id), phraseOf(read.text.raw, kin.id)];
  const text = old === null || own === null ? null : said.question.replace(old, own);
  return text === null ? ask : (findAskWith(matter.id, text, ({ id, good }) => id !== ask.id && good !== undefined, 0) ?? ask);
}

/** A decision of one's own is for somebody else what comes. */
const ownForms: readonly Form[] = ['should', 'decide', 'either'];

/** The ask of the answer before of somebody else, or of the one who asks. */
export const askWhose = (turn: Weighed, kin: Kin | null, changes: Partial<ReadQuestion> = {}): Composed =>
  askAgain({ ...turn, ask: askFor(turn, kin) }, kin !== null && ownForms.includes(turn.asked) ? 'willIt' : null, { kin, ...changes });
