import { listLimbs } from '../../astrology/calendar/limb-spans';
import { bar, colours, label, line, scale, type Figure } from '../svg';
import { hourMs, india } from '../time';

/** How long the Moon is in each nakshatra, in the round that begins on 22 November 2026. */
export function nakshatraHours(): Figure {
  const limbs = listLimbs('nakshatra', india(2026, 11, 21), india(2026, 12, 22));
  const ends = limbs.map(({ ends_at }) => Date.parse(ends_at));
  const first = limbs.findIndex(({ value }, index) => value === 1 && index > 0);
  const round = limbs.slice(first, first + 27).map(({ value }, index) => {
    const start = ends[first + index - 1] ?? 0;
    return { value, hours: ((ends[first + index] ?? 0) - start) / hourMs };
  });
  const y = scale([19, 28], [330, 40]);
  const x = scale([0, 27], [56, 624]);
  const hours = round.map((each) => each.hours);
  return {
    title: 'Hours that the Moon spends in each nakshatra, from 22 November 2026',
    height: 390,
    parts: [
      ...[20, 22, 24, 26].flatMap((mark) => [
        line(56, y(mark), 624, y(mark)),
        label(48, y(mark) + 6, `${mark} h`, { anchor: 'end', size: 17 }),
      ]),
      ...round.map((each, index) => {
        const isExtreme = each.hours === Math.max(...hours) || each.hours === Math.min(...hours);
        return bar(
          x(index) + 2,
          y(each.hours),
          x(1) - x(0) - 4,
          330 - y(each.hours),
          isExtreme ? colours.saffron : colours.gold,
          isExtreme ? 1 : 0.75,
        );
      }),
      ...round
        .filter(({ value }) => value === 1 || value % 3 === 0)
        .map(({ value }) => label(x(value - 0.5), 354, String(value), { anchor: 'middle', size: 17 })),
      label(56, 380, 'Nakshatra: 1 Ashwini to 27 Revati. The axis begins at 19 hours.', { size: 16 }),
    ],
  };
}
