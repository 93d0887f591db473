import { indiaMs } from '../../../indian-date';
import { runningPeriods } from '../../plan/windows';
import { hasKind } from '../../question/kinds';
import { manners } from '../../words/placements';
import { composePast } from '../special';
import { join } from '../join';
import { askAbout, type ComposeTurn, wordsOf } from './turn';

const yearMs = 365.25 * 86_400_000;

const counts: readonly (readonly [RegExp, number])[] = [[/^(?:ek|one|1|a)$/u, 1], [/^(?:do|two|2)$/u, 2], [/^(?:tin|teen|three|3)$/u, 3], [/^(?:char|chaar|four|4)$/u, 4], [/^(?:panch|paanch|five|5)$/u, 5]];
const agoWords = / (\w+) (?:sal|saal|years?|barsh|varsh) (?:pehle|pahle|pahale|ago|back|purana|purani) /u;
const agoOf = (words: string): number | null => {
  const word = agoWords.exec(words)?.[1];
  return word === undefined ? null : (counts.find(([pattern]) => pattern.test(word))?.[1] ?? null);
};

/** What happened earlier in the matter: why, where that is asked, and else how that time stood. */
export const composePastTurn: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { horizon, text } = context.read;
  if (horizon?.isPast) return composePast(askAbout(turn, { kind: 'past', horizon, fact: null, text }));
  const about = askAbout(turn, { kind: 'past', horizon: null });
  const { say, book, strengths, now } = about;
  const { antar } = runningPeriods(strengths, now);
  const ago = agoOf(wordsOf(context));
  // The sub-period before the running one, which the trouble that is spoken of mostly fell into.
  const last = runningPeriods(strengths, ago === null ? Date.parse(antar.start) - 30 * 86_400_000 : now - ago * yearMs).antar;
  const [en, hi] = manners[last.lord].price;
  const n = book.planet(last.lord);
  const isGood = strengths.of(last.lord) >= 45;
  const isWhy = hasKind(text, 'why') || / (?:kyu\w*|kyo\w*|why|reason|wajah|karan|caused?) /u.test(wordsOf(context));
  const year = new Date(Math.max(Date.parse(last.start), now - 6 * yearMs) + indiaMs).getUTCFullYear();
  const lead = isWhy
    ? isGood
      ? say([['Less the planets than people and circumstances', 'It lay more in the circumstances than in your chart'], `: ${n}, which ruled that time, is strong with you.`], [['ग्रहों से ज़्यादा लोगों और हालात की वजह से', 'इसमें हालात का हाथ ज़्यादा था'], `; उस समय के ग्रह ${n} आपके यहाँ बली हैं।`])
      : say([['Mostly because of ', 'The main reason was '], `${en}: that time belonged to ${n}, with little strength.`], [['ज़्यादातर इसकी वजह से: ', 'असल वजह: '], `${hi}; वह समय ${n} का था, जिनका बल कम है।`])
    : isGood
      ? say([['That time was not against you', 'By the chart that time was fair'], `: it belonged to ${n}, which is strong with you.`], [['वह समय आपके खिलाफ़ नहीं था', 'कुंडली से वह समय ठीक था'], `; वह ${n} का समय था, जो आपके यहाँ बली हैं।`])
      : say([['That was a heavy time by your chart', 'The chart shows a hard time then'], `: it belonged to ${n}, with little strength.`], [['कुंडली से वह समय भारी था', 'वह समय कठिन था'], `; वह ${n} का समय था, जिनका बल कम है।`]);
  const dates = say([`The antardasha of ${n} ran from ${book.day(last.start)} to ${book.day(last.end)}.`, [' It is over, and does not come back soon.', ' That part is behind you.']], [`${n} की अंतर्दशा ${book.day(last.start)} से ${book.day(last.end)} तक थी।`, [' वह पूरी हो चुकी है।', ' वह हिस्सा पीछे छूट गया है।']]);
  const other = say([[`If it was before ${year}, name the year, and I read that one.`, 'Name the year if you mean another time.']], [[`बात ${year} से पहले की हो, तो साल लिखिए।`, 'कोई और समय हो, तो साल लिख दीजिए।']]);
  return before.matter.careful ? null : join(lead, dates, other);
};
