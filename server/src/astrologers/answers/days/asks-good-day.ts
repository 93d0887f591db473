import words from '../../../../content/days/words.json';
import { hasDecisionVerb } from '../../question/asking';
import { findFestival } from '../../question/dates/festivals';
import { hasLexeme, lexeme, listed, type Lexeme } from '../../question/lexicon';
import type { ReadQuestion } from '../../question/read-question';
import type { Topic, Wanted } from '../../topics/understand';
import { mentionsSeason } from './calendar-days';
import { asksDayIn, namedPurposes } from './find-purpose';
import { mentionsDayPart, mentionsDirection } from './find-wish';
import { findLimb } from './limbs';

const toLexeme = ([english = '', hindi = '']: readonly string[]): Lexeme => ({
  english: listed(english).english,
  hindi: lexeme('', hindi).hindi,
});
const [asked, approves] = [toLexeme(words.asked), toLexeme(words.approves)];
const futureWords: ReadonlySet<string> = new Set(words.comes.split(' '));
const shortLine = 15;

/** Topics that may name a purpose without asking for a day. */
const otherTopics: readonly Topic[] = ['x_meaning', 'x_ack', 'x_thanks', 'x_greeting', 'x_farewell'];
/** "A cat crossed on the day of the interview": minimum share of an omen, which asks for its meaning, whatever day it names. */
const minOmenShare = 0.9;
/** Question kinds that the name of a rite alone implies. */
const riteKinds: readonly Wanted[] = ['muhurta', 'when', 'either', 'yesNo'];
/** Minimum share for the name of a rite alone to ask for a day: "roka" also means "stopped". */
const minRiteShare = 0.02;

/** Whether a message asks for a good day for a named purpose: explicitly, by a rite alone, or by asking whether a named day, hour or season is good. */
export function asksGoodDay({ text, line, horizon }: Pick<ReadQuestion, 'text' | 'line' | 'horizon'>): boolean {
  if (line.topic.shareOf('x_dream') >= minOmenShare) return false;
  const named = namedPurposes(text);
  // "On which day should I go" asks for a day without naming a purpose.
  if (named.length === 0) return hasLexeme(text, asked) && hasDecisionVerb(text.plain);
  const tokens = text.plain.trim().split(' ');
  const isToCome = tokens.some((word) => futureWords.has(word));
  if (hasLexeme(text, asked) || (!isToCome && asksDayIn(text))) return true;
  if (mentionsSeason(text) || findLimb({ read: { text } })?.isSpan === true) return true;
  if (otherTopics.includes(line.topic.value) || line.wanted.value === 'meaning') return false;
  const isRite =
    line.topic.shareOf('x_muhurta') >= minRiteShare && tokens.length <= shortLine && named.some(({ day: of }) => of?.rite === true);
  if (isRite && (horizon?.isPast === false || riteKinds.includes(line.wanted.value))) return true;
  const isDated =
    horizon === null ? mentionsDayPart(text) || findFestival(text) !== null : !horizon.isPast && ['day', 'festival'].includes(horizon.unit);
  return isDated && !isToCome && (hasLexeme(text, approves) || mentionsDirection(text));
}
