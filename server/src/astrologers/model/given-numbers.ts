const clock = /(?<!\d)(\d{1,2}):(\d{2})(?!\d)/gu;
const count = /(\d+(?:\.\d+)?)\s?(?:of|out of|\/)\s?(\d+)(?!\d)|(\d+)\s(?:में से|mein se)\s(\d+(?:\.\d+)?)/giu;
const points = /(\d+(?:\.\d+)?)\s(?:points?|अंक|गुण|ank|gun)(?![\p{L}\p{M}])/giu;

/** An hour on a clock of twelve hours, since people say 8:30 pm for 20:30. */
const clocksOf = (text: string): string[] => [...text.matchAll(clock)].map(([, hours, minutes]) => `${Number(hours) % 12}:${minutes}`);
const countsOf = (text: string): string[] =>
  [...text.matchAll(count)].map(([, some, all, allInHindi, someInHindi]) => `${some ?? someInHindi} of ${all ?? allInHindi}`);
const pointsOf = (text: string): string[] => [...text.matchAll(points)].map(([, number = '']) => number);

const areAmong = (named: readonly string[], known: readonly string[]): boolean => named.every((each) => known.includes(each));

/** Whether the hours and points of a sentence are those that the tools or the person named. */
export function areNumbersGiven(sentence: string, given: readonly string[]): boolean {
  const known = given.join('\n');
  const counts = countsOf(known);
  // "2 of 3 friends" counts something else, where no tool has counted.
  const areCountsGiven = counts.length === 0 || areAmong(countsOf(sentence), counts);
  return (
    areCountsGiven && areAmong(clocksOf(sentence), clocksOf(known)) && areAmong(pointsOf(sentence), known.match(/\d+(?:\.\d+)?/gu) ?? [])
  );
}
