import { readIndicTags } from '../../check/indic-tags';
import { toIndianDate } from '../../../indian-date';
import { findBareMonths, findMonths, monthsOf } from '../../vocabulary/named-months';

/** Months of the question's own time: this one and the two after it. */
const ownMonths = (now: Date): number[] => {
  const [year = 0, month = 1] = toIndianDate(now).split('-').map(Number);
  return [0, 1, 2].map((ahead) => year * 12 + month - 1 + ahead);
};

interface Asked {
  now: Date;
  /** The language of the question if it has no grammar. */
  language: string | null;
  /** The texts of the person, and the earlier answers. */
  asked: readonly string[];
}

/**
 * The check of the months that a sentence names: those of the person, of the tools, and of these days. `given`, what the tools have
 * said so far, grows.
 */
export function createMonthCheck({ now, language, asked }: Asked, given: readonly { text: string }[]) {
  const own = ownMonths(now);
  const told = monthsOf(asked);
  const toldBare = asked.flatMap((text) => [
    ...findBareMonths(text),
    ...(language === null ? [] : readIndicTags(text, language).bareMonths),
  ]);
  let known = { facts: -1, months: new Set<number>() };
  const mayName = (month: number): boolean => {
    if (known.facts !== given.length) known = { facts: given.length, months: monthsOf(given.map(({ text }) => text)) };
    return known.months.has(month) || told.has(month) || own.includes(month);
  };
  /** A month without a year is the next one of that name. */
  const mayNameBare = (month: number): boolean => {
    const [current = 0] = own;
    return toldBare.includes(month) || mayName(current + ((month - (current % 12) + 12) % 12));
  };
  /** `of` is the language of the sentence if that language has no grammar. */
  return (sentence: string, of: string | null): boolean => {
    const { months, bareMonths } =
      of === null ? { months: findMonths(sentence), bareMonths: findBareMonths(sentence) } : readIndicTags(sentence, of);
    return months.every(mayName) && bareMonths.every(mayNameBare);
  };
}
