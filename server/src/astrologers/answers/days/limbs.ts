import file from '../../../../content/days/limbs.json';
import { panchangDay, type PanchangDay } from '../../../astrology';
import type { Words } from '../../asks/ask';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { hasLexeme, lexeme, type Lexeme } from '../../question/lexicon';
import { karanaNames, nityaYogas } from '../../words/panchang-words';
import { fillForm, describeUse, listWordings } from './day-forms';
import { cityWords, clockWords, dateWords, hoursWords, momentWords, toNoon, getPlace, tithiWords } from './day-words';
import { choghadiyas } from './names';

/** A part of the almanac's day. */
export type LimbId =
  | 'rahu'
  | 'yamaganda'
  | 'gulika'
  | 'abhijit'
  | 'choghadiya'
  | 'brahma'
  | 'bhadra'
  | 'sun'
  | 'moon'
  | 'karana'
  | 'yoga'
  | 'nakshatra'
  | 'moonSign'
  | 'tithi'
  | 'weekday';

const limbs = file.limbs.map(({ words, ...each }) => ({ ...each, id: each.id as LimbId, lexeme: lexeme(words[0] ?? '', words[1]) }));
type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana';
/** Hours of a day, which only a question for hours means. */
const spans: readonly LimbId[] = ['rahu', 'yamaganda', 'gulika', 'abhijit', 'choghadiya', 'brahma', 'bhadra'];
const birthWords: Lexeme = lexeme(file.birthWords, file.birthWords);
const night = lexeme(file.night[0] ?? '', file.night[1]);
const goodChoghadiyas: readonly string[] = ['amrit', 'shubh', 'labh'];
const brahmaShare = { from: 13 / 15, to: 14 / 15 };

/** The named part of the day and whether it is a time span; null if none is named, or if it belongs to a birth. */
export function findLimb({ read }: { read: Pick<Context['read'], 'text'> }): { id: LimbId; isSpan: boolean } | null {
  const found = limbs.find((each) => hasLexeme(read.text, each.lexeme));
  if (!found || hasLexeme(read.text, birthWords)) return null;
  return { id: found.id, isSpan: spans.includes(found.id) };
}

const isVishti = (karana: number): boolean => karana > 1 && karana < 58 && (karana - 2) % 7 === 6;

function listSpans(id: LimbId, day: PanchangDay): { start: number; end: number }[] {
  if (id === 'rahu') return [day.rahuKalam];
  if (id === 'yamaganda') return [day.yamaganda];
  if (id === 'gulika') return [day.gulika];
  if (id === 'abhijit') return day.abhijit ? [day.abhijit] : [];
  if (id === 'brahma') {
    // The previous night is as long as the next one to within a minute.
    const night = day.nextSunrise - day.sunset;
    return [{ start: day.sunrise - night * (1 - brahmaShare.from), end: day.sunrise - night * (1 - brahmaShare.to) }];
  }
  const starts = [day.sunrise, ...day.karana.map(({ ends_at: at }) => Date.parse(at))];
  return day.karana.flatMap(({ value, ends_at: at }, index) =>
    isVishti(value) ? [{ start: starts[index] ?? day.sunrise, end: Date.parse(at) }] : [],
  );
}

function describeChoghadiya(context: Context, day: PanchangDay, words: Record<string, string>): string {
  const isNight = hasLexeme(context.read.text, night);
  const list = day.choghadiya
    .filter((each) => goodChoghadiyas.includes(each.name) && each.isNight === isNight)
    .map((each) => `${choghadiyas[each.name]?.[getContentLanguage(context)] ?? ''} ${hoursWords(context, each)}`);
  return fillForm(context, 'choghadiya', { ...words, list: context.book.list(list) });
}

function describeLimb(context: Context, id: Limb, day: PanchangDay, words: Record<string, string>, isFirst: boolean): string {
  const { book, isEnglish } = context;
  const at = isEnglish ? 0 : 1;
  const getName = (value: number): string => {
    if (id === 'tithi') return tithiWords(context, value);
    if (id === 'nakshatra') return book.star(value);
    return (id === 'yoga' ? nityaYogas[value - 1] : karanaNames(value))?.[at] ?? '';
  };
  const [first, next] = day[id];
  if (!first) return '';
  const nextWords = next ? (listWordings(context, 'then', { value: getName(next.value) })[0] ?? '') : '';
  const until = momentWords(context, Date.parse(first.ends_at), day.date);
  return fillForm(context, isFirst ? 'limb' : 'limbToo', {
    ...words,
    limb: limbName(id)[getContentLanguage(context)],
    value: getName(first.value),
    until,
    then: nextWords,
  });
}

/** The hours of a part of the almanac's day; undefined if the day has none. */
export function hoursOfLimb(context: Context, id: LimbId, date: string): string | undefined {
  const found = listSpans(id, panchangDay(date, getPlace(context).city));
  return found.length === 0 ? undefined : context.book.list(found.map((each) => hoursWords(context, each)));
}

export const limbName = (id: LimbId): Words => limbs.find((each) => each.id === id) ?? { en: '', hi: '' };

/** Describes a part of a day at the place of the question. */
export function describePartOfDay(context: Context, id: LimbId, date: string): string[] {
  const { city } = getPlace(context);
  const day = panchangDay(date, city);
  const words = { date: dateWords(context, toNoon(date)), city: cityWords(context, city), name: limbName(id)[getContentLanguage(context)] };
  const limb = (each: Limb, isFirst = false) => describeLimb(context, each, day, words, isFirst);
  const sun = (form: 'sun' | 'sunToo') =>
    fillForm(context, form, { ...words, rise: clockWords(context, day.sunrise), set: clockWords(context, day.sunset) });
  if (id === 'choghadiya') return [describeChoghadiya(context, day, words)];
  if (spans.includes(id)) {
    const hours = hoursOfLimb(context, id, date);
    const use = ['abhijit', 'brahma'].includes(id) ? 'good' : 'rahu';
    return [
      fillForm(context, hours === undefined ? 'noPart' : 'part', { ...words, hours }),
      hours === undefined ? '' : describeUse(context, use),
    ];
  }
  if (id === 'sun') return [sun('sun'), limb('tithi')];
  if (id === 'weekday') return [fillForm(context, 'weekday', words)];
  if (id === 'moon') {
    const [rise, set] = [day.moonrise, day.moonset].map((at) => (at === null ? undefined : momentWords(context, at, day.date)));
    return [fillForm(context, 'moon', { ...words, rise, set }), limb('tithi')];
  }
  if (id === 'moonSign') return [fillForm(context, 'moonIn', { ...words, sign: context.book.sign(day.moonSign) }), limb('nakshatra')];
  const asked = id === 'nakshatra' || id === 'yoga' || id === 'karana' ? id : 'tithi';
  return [limb(asked, true), limb(asked === 'tithi' ? 'nakshatra' : 'tithi'), sun('sunToo')];
}
