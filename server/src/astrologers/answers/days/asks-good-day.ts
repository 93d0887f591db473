import words from '../../../../content/days/words.json';
import { decides } from '../../question/asking';
import { findFestival } from '../../question/dates/festivals';
import { hasLexeme, lexeme, listed, type Lexeme } from '../../question/lexicon';
import type { ReadQuestion } from '../../question/read-question';
import type { Topic, Wanted } from '../../topics/understand';
import { namesSeason } from './calendar-days';
import { asksDayIn, namedPurposes } from './find-purpose';
import { namesPart, namesWay } from './find-wish';
import { findLimb } from './limbs';

const toLexeme = ([english = '', hindi = '']: readonly string[]): Lexeme => ({
  english: listed(english).english,
  hindi: lexeme('', hindi).hindi,
});
const [asked, approves] = [toLexeme(words.asked), toLexeme(words.approves)];
const comes: ReadonlySet<string> = new Set(words.comes.split(' '));
const shortLine = 15;

/** Topics that name a purpose and ask nothing of a day. */
const silent: readonly Topic[] = ['x_meaning', 'x_ack', 'x_thanks', 'x_greeting', 'x_farewell'];
/** Kinds that the name of a rite may stand for alone. */
const ofRites: readonly Wanted[] = ['muhurta', 'when', 'either', 'yesNo'];
/** "Roka" is a rite and "stopped": below such a share no day is meant by a name alone. */
const leastRite = 0.02;

/** Whether a line asks for a good day, for a purpose that it names: in so many words, by a rite alone, or whether a day, hours or a season that it names are good. */
export function asksGoodDay({ text, line, horizon }: Pick<ReadQuestion, 'text' | 'line' | 'horizon'>): boolean {
  const named = namedPurposes(text);
  // "On which day should I go": a day is asked for, whatever it is for.
  if (named.length === 0) return hasLexeme(text, asked) && decides(text.plain);
  const said = text.plain.trim().split(' ');
  const isToCome = said.some((word) => comes.has(word));
  if (hasLexeme(text, asked) || (!isToCome && asksDayIn(text))) return true;
  if (namesSeason(text) || findLimb({ read: { text } })?.isSpan === true) return true;
  if (silent.includes(line.topic.value) || line.wanted.value === 'meaning') return false;
  const isRite = line.topic.shareOf('x_muhurta') >= leastRite && said.length <= shortLine && named.some(({ day: of }) => of?.rite === true);
  if (isRite && (horizon?.isPast === false || ofRites.includes(line.wanted.value))) return true;
  const isDated =
    horizon === null ? namesPart(text) || findFestival(text) !== null : !horizon.isPast && ['day', 'festival'].includes(horizon.unit);
  return isDated && !isToCome && (hasLexeme(text, approves) || namesWay(text));
}
