import { readIndicTags } from '../../check/indic-tags';
import { toIndianDate } from '../../../indian-date';
import { findBareMonths, findMonths, findAllowedMonths } from '../../vocabulary/named-months';

/** Months of the question's own time: this one and the two after it. */
const currentMonths = (now: Date): number[] => {
  const [year = 0, month = 1] = toIndianDate(now).split('-').map(Number);
  return [0, 1, 2].map((ahead) => year * 12 + month - 1 + ahead);
};

interface Asked {
  now: Date;
  /** The language of the question if it has no grammar. */
  language: string | null;
  /** The messages of the person, and the earlier answers. */
  asked: readonly string[];
}

/**
 * Checks that a sentence only names months of the person, of the tools, and around the current date. `given` has the tool results
 * so far, and grows.
 */
export function createMonthCheck({ now, language, asked }: Asked, given: readonly { text: string }[]) {
  const allowedMonths = currentMonths(now);
  const statedMonths = findAllowedMonths(asked);
  const statedBareMonths = asked.flatMap((text) => [
    ...findBareMonths(text),
    ...(language === null ? [] : readIndicTags(text, language).bareMonths),
  ]);
  let toolMonths = { facts: -1, months: new Set<number>() };
  const isMonthAllowed = (month: number): boolean => {
    if (toolMonths.facts !== given.length) toolMonths = { facts: given.length, months: findAllowedMonths(given.map(({ text }) => text)) };
    return toolMonths.months.has(month) || statedMonths.has(month) || allowedMonths.includes(month);
  };
  /** A month without a year is the next one of that name. */
  const isBareMonthAllowed = (month: number): boolean => {
    const [current = 0] = allowedMonths;
    return statedBareMonths.includes(month) || isMonthAllowed(current + ((month - (current % 12) + 12) % 12));
  };
  /** `of` is the language of the sentence if that language has no grammar. */
  return (sentence: string, of: string | null): boolean => {
    const { months, bareMonths } =
      of === null ? { months: findMonths(sentence), bareMonths: findBareMonths(sentence) } : readIndicTags(sentence, of);
    return months.every(isMonthAllowed) && bareMonths.every(isBareMonthAllowed);
  };
}
