import { toWhole } from '../../question/ellipsis';
import { hasKind } from '../../question/kinds';
import { shortVowels } from '../../question/question-text';
import { findTalkless } from './talkless';
import { wordsOf, type ComposeTurn, type Turn } from './turn';

/** Two that were told are chosen between by what was told of them. */
const asPut = ({ context: { question }, said }: Turn): string => {
  const { text, turns = [] } = toWhole(question);
  return text !== question.text && turns.length === 0 ? text : said.question;
};

const putsTwo = ({ before }: Turn): boolean => before.kind === 'either' || hasKind(before.text, 'either') || / (?:or|ya|vs|versus) /u.test(shortVowels(before.text));

export const ordinal = / (?:first|second|third|pa?e?ha?l[aei]|d[ou]+sa?r[aei]|baad [wv]al\w*|bad [wv]al\w*|aakhri|akhri|tisr[aei]|1st|2nd|which (?:one|of)|kaun ?s[ai]|kons[ai]|dono|both|ek (?:bata\w*|bol\w*|chun\w*)) /u;

/** What came before the line in which the two were put. */
const earlier = ({ context: { question }, said }: Turn) => (question.turns ?? []).slice(0, (question.turns ?? []).indexOf(said));

const asksDay = / (?:din|day|date|tarikh|muhurat|muhurt\w*|var|vaar|time|samay|kab|when) /u;

/** "First or second?", "ek bolo": the choice of the question before, named. */
export const composeChoiceTurn: ComposeTurn = (turn) => (putsTwo(turn) && !asksDay.test(wordsOf(turn.context)) ? findTalkless(turn.answer(asPut(turn), earlier(turn))) : null);
