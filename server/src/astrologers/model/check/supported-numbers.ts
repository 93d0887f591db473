import { monthNamePattern } from '../../vocabulary/named-months';
import { readDigits } from '../../vocabulary/normalize-letters';

const clock = /(?<![\d:])(\d{1,2})(?::(\d{2})(?!\d)|(?=\s?(?:[ap]\.?m|बजे|baje)(?![\p{L}\p{M}])))/giu;
const count = /(\d+(?:\.\d+)?)\s?(?:of|out of|\/)\s?(\d+)(?!\d)|(\d+)\s(?:में से|mein se)\s(\d+(?:\.\d+)?)/giu;
const points = /(\d+(?:\.\d+)?)\s(?:points?|अंक|गुण|ank|gun)(?![\p{L}\p{M}])/giu;
/** Days of a month and hours are checked separately against the calendar and the tools. */
const date = new RegExp(`\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?(?=${monthNamePattern})|(?<=${monthNamePattern}\\s)\\d{1,2}(?!\\d)`, 'giu');
const minutes = /\d+(?=\s?(?:minutes?|mins?|मिनट)(?![\p{L}\p{M}]))/giu;
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units = 'one two three four five six seven eight nine'.split(' ');
/** A larger number of years, in digits or in English words. */
const years = new RegExp(
  `(?<![\\p{L}\\d.:])(?:(\\d{2,3})|(${tens.join('|')})(?:[\\s-](${units.join('|')}))?)[\\s-](?:(?:long|full|more|whole)\\s)?(?:years?|साल|वर्ष|बरस|saal|varsh|baras)(?![\\p{L}\\p{M}])`,
  'giu',
);
/** Smaller numbers are counts of weeks, people or houses. */
const smallNumber = 12;

/** An hour on a 12-hour clock, because people say 8:30 pm for 20:30. */
const findClocks = (text: string): string[] => [...text.matchAll(clock)].map(([, hours, past = '00']) => `${Number(hours) % 12}:${past}`);
const findCounts = (text: string): string[] =>
  [...text.matchAll(count)].map(([, some, all, allInHindi, someInHindi]) => `${some ?? someInHindi} of ${all ?? allInHindi}`);
const findPoints = (text: string): string[] => [...text.matchAll(points)].map(([, number = '']) => number);
const withDigits = (text: string): string => readDigits(text).replace(/(?<=\d),(?=\d{2,3}(?!\d))/gu, '');
const findNumbers = (text: string): string[] => withDigits(text).match(/\d+(?:\.\d+)?/gu) ?? [];

const findYears = (text: string): string[] =>
  [...withDigits(text).matchAll(years)]
    .map(([, digits, ten = '', unit = '']) =>
      Number(digits ?? (tens.indexOf(ten.toLowerCase()) + 2) * 10 + units.indexOf(unit.toLowerCase()) + 1),
    )
    .filter((number) => number > smallNumber)
    .map(String);

const includesAll = (named: readonly string[], known: readonly string[]): boolean => named.every((each) => known.includes(each));

/**
 * Whether the hours, points, years, durations in years and larger numbers of a sentence were named by the tools or the person. This
 * year and the next are allowed too. The numbers of a language whose months are not read are not checked.
 */
export function areNumbersSupported(sentence: string, given: readonly string[], now: Date, isRead = true): boolean {
  const toolText = given.join('\n');
  const counts = findCounts(toolText);
  const numbers = [...findNumbers(toolText), String(now.getUTCFullYear()), String(now.getUTCFullYear() + 1)];
  // "2 of 3 friends" is a count of something else unless a tool returned it.
  const areCountsSupported = counts.length === 0 || includesAll(findCounts(sentence), counts);
  const others = !isRead ? '' : withDigits(sentence).replace(clock, ' ').replace(date, ' ').replace(minutes, ' ');
  return (
    areCountsSupported &&
    includesAll(findClocks(sentence), findClocks(toolText)) &&
    includesAll(findYears(sentence), findYears(toolText)) &&
    includesAll(findPoints(sentence), numbers) &&
    findNumbers(others).every((number) => Number(number) <= smallNumber || numbers.includes(number))
  );
}
