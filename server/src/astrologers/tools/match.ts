import * as z from 'zod/mini';
import { findManglik, manglikBalances, matchMoons, moonsOfDate, planetOf, zodiacPoint, type Chart } from '../../astrology';
import { birthFields, readBirth } from './birth';
import { signName, starName } from './names';
import { getStart } from './spans';
import { defineTool, type ToolContext } from './tool';

export const maxPoints = 36;
/** Minimum points by tradition. */
export const enoughPoints = 18;
const halfDay = 12 * 3_600_000;

/** The possible Moons of a birth: one if its hour is known, otherwise each nakshatra and sign of its date. */
export function listMoons(chart: Chart, date: string, hasTime: boolean) {
  if (hasTime) return [planetOf(chart, 'Moon')];
  const points = moonsOfDate(getStart(date) + halfDay).map(zodiacPoint);
  return points.filter(
    (point, at) =>
      points.findIndex((each) => each.sign === point.sign && each.nakshatra === point.nakshatra && each.pada === point.pada) === at,
  );
}

/** The points with each possible Moon of the other person. */
export const listScores = ({ chart, person }: Pick<ToolContext, 'chart' | 'person'>, moons: ReturnType<typeof listMoons>) => {
  const ownMoon = planetOf(chart, 'Moon');
  return moons.map((theirs) => ({ theirs, match: person.gender === 'Female' ? matchMoons(ownMoon, theirs) : matchMoons(theirs, ownMoon) }));
};

/** The matching of the person with somebody whose birth is stated. */
export const matchTool = defineTool({
  name: 'match',
  description:
    'Ashtakoota matching (points of 36) and Manglik of the person and a partner whose birth the person told. Without the hour it gives the range of the day.',
  parameters: z.strictObject({ birth: birthFields }),
  async run(context, { birth }) {
    const other = await readBirth(context, birth);
    const scores = listScores(context, listMoons(other.chart, birth.date, other.hasTime));
    const points = scores.map(({ match }) => match.points);
    return {
      hasTime: other.hasTime,
      least: Math.min(...points),
      most: Math.max(...points),
      first: scores[0],
      own: findManglik(context.chart).isManglik,
      theirs: other.hasTime ? findManglik(other.chart).isManglik : null,
      balances: other.hasTime ? manglikBalances(findManglik(context.chart).isManglik ? other.chart : context.chart) : [],
    };
  },
  describe({ hasTime, least, most, first, own, theirs, balances }) {
    const verdict = (points: number) =>
      points >= enoughPoints
        ? `at least the ${enoughPoints} that tradition asks for`
        : `less than the ${enoughPoints} that tradition asks for`;
    const zeroKootas = first?.match.kootas.filter(({ points }) => points === 0).map(({ name }) => name) ?? [];
    const differs = own !== theirs && theirs !== null;
    return [
      least === most
        ? `The two match with ${least} of ${maxPoints} points, ${verdict(least)}.`
        : `Without the hour of birth the two match with ${least} to ${most} of ${maxPoints} points.`,
      ...(first && hasTime
        ? [
            `The partner's Moon sign is ${signName(first.theirs.sign)} and nakshatra ${starName(first.theirs.nakshatra)}, pada ${first.theirs.pada}.`,
            ...first.match.kootas.map(({ name, points, max: of }) => `${name}: ${points} of ${of} points.`),
            zeroKootas.length > 0
              ? `Without points: ${zeroKootas.join(', ')}${Object.keys(first.match.exceptions).length > 0 ? `; by an exception of the texts it weighs less for ${Object.keys(first.match.exceptions).join(', ')}` : ''}.`
              : 'No koota is without points.',
          ]
        : []),
      theirs === null
        ? 'Whether the partner is Manglik needs the hour of birth.'
        : `The person is ${own ? '' : 'not '}Manglik, the partner is ${theirs ? '' : 'not '}Manglik.`,
      ...(differs && balances.length > 0 ? [`What balances the one Mars on the other side: ${balances.join(', ')}.`] : []),
      'Points are one custom among others: they decide no marriage by themselves.',
    ];
  },
});
