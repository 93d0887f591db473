import { isRepeatable } from '../../echo/asked-thing';
import { turnEnglish } from '../../echo/english-clause';
import { turnedWords } from '../../echo/hindi-words';
import type { MatterId } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import { istDay } from '../../vocabulary/days';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { aboutMatter } from './about-matter';

const asks = / (?:(?:which|what) (?:month|months|year|years)|(?:kaun ?s[aei]|kons[aei]|kis|kon s[aei]) (?:mahin\w*|month\w*|saal|sal|year)) /u;
const english = /(?:which|what) (?:months?|years?) (?:is|are|will be|would be|should be|shall be)(?: the)? (?:(?:most|more) )?(?:good|best|right|better|lucky|luckiest|suitable|favourable|favorable|auspicious|ideal|shubh|safe|fine)(?: months?| years?| time)?(?: for me)? ((?:for|to) [^?.!,]+)/iu;
const hindi = /^(?:.*[,.;] *)?([^,.;?।]+? (?:ke liye|के लिए)) (?:(?:kaun|kon|कौन) ?(?:sa|se|si|सा|से|सी)|konsa|konse|kis|किस) (?:mahin\w*|month|saal|sal|year|महीना|महीने|साल)/iu;
const mostWords = 9;

/** The thing for which a month or a year is asked, said to the one who asks; null where the words do not show it. */
function thingOf({ read, isEnglish }: Context): string | null {
  const raw = read.text.raw.trim();
  const said = (isEnglish ? english : hindi).exec(raw)?.[1]?.trim();
  if (said === undefined || said.split(/\s+/u).length > mostWords || !isRepeatable(read.text)) return null;
  const words = said.split(/\s+/u);
  return isEnglish ? turnEnglish(words) : words.map((word) => turnedWords[word.toLowerCase()] ?? word).join(' ');
}

const asksYear = / (?:(?:which|what) (?:year|years)|(?:kaun ?s[aei]|kons[aei]|kis|kon s[aei]) (?:saal|sal|year)) /u;
/** The best year of a life is looked for further ahead. */
const ofLife = / (?:best|good|golden|luck\w*|rich\w*|peak|sabse|achh?[aei]|acch[aei]|shubh|amee?r|bad|worst|kharab|bura) /u;

/** The year itself, before the months in it. */
function sayYear(context: Context, matter: MatterId, { start, end }: { start: number; end: number }, span: string): string {
  const { say, isEnglish } = context;
  const m = aboutMatter(context, matter, null);
  const [first, last] = [start, end].map((at) => istDay(new Date(at)).slice(0, 4));
  const year = first === last ? first : `${first}${isEnglish ? ' or ' : ' या '}${last}`;
  return say([[`In ${year}`, `${year}, most likely`], [`: the best time for ${m} is ${span}`, `, with ${span} as the time that favours ${m}`], '.'], [[`${year} में`, `${year} के आसार हैं`], [`; ${m} के लिए सबसे अच्छा समय ${span} है`, `, ${m} का समय ${span} है`], '।']);
}

/** "Which month is good for shifting?": the month or the year first, for the thing in its own words; null where none is asked for. */
export function composeWhichTime(context: Context): string | null {
  const { read, say, book, question } = context;
  if (!asks.test(shortVowels(read.text)) || read.fact !== null || read.matter.careful || read.kin !== null || read.horizon?.isPast === true || ['past', 'why', 'either', 'remedy', 'repeat'].includes(read.kind)) return null;
  const thing = thingOf(context);
  const isYear = asksYear.test(shortVowels(read.text)) && !ofLife.test(shortVowels(read.text)) && read.matter.rank > 0 && read.previous === null;
  if (thing === null && !isYear) return null;
  const asked: Context = { ...context, read: { ...read, kind: 'when', second: null, step: null, horizon: read.horizon?.unit === 'month' ? null : read.horizon } };
  const judgement = judge(asked);
  if (judgement.window === null) return null;
  const span = book.span(judgement.window, question.astrologer);
  if (thing === null) return [sayYear(context, judgement.matter.id, judgement.window, span), ...elaborate(asked, judgement)].join('\n\n');
  return [say([[`${span}: that is the best time ${thing}`, `Best ${thing} is ${span}`], ['.', ', by your chart.']], [[`${thing} सबसे अच्छा समय ${span} है`, `${thing} ${span} सबसे ठीक है`], '।']), ...elaborate(asked, judgement)].join('\n\n');
}
