import { luminariesAt } from '../../astrology/sky/luminaries';
import { colours, dot, label, line, renderCover, scale, type Figure } from '../svg';
import { dayMs, firstWhere, india } from '../time';

/** When the Sun enters sidereal Capricorn in a year, in days of January (14.5 is noon of the 14th). */
export function findMakarSankranti(year: number): number {
  const start = india(year, 1, 11);
  const at = firstWhere((instant) => luminariesAt(instant).sun >= 270, start, start + 8 * dayMs);
  return (at - india(year, 1, 1)) / dayMs + 1;
}

const years = Array.from({ length: 201 }, (_, index) => 1900 + index);

/** The moment of Makar Sankranti in each year from 1900 to 2100. */
export function makarSankranti(): Figure {
  const x = scale([1900, 2100], [70, 620]);
  const y = scale([13, 16], [330, 40]);
  return {
    title: 'The moment of Makar Sankranti, 1900 to 2100',
    height: 390,
    parts: [
      ...[13, 14, 15].flatMap((day) => [
        line(70, y(day), 620, y(day)),
        label(62, y(day + 0.5) + 6, `${day} Jan`, { anchor: 'end', size: 17 }),
      ]),
      line(70, y(16), 620, y(16)),
      ...[1900, 1950, 2000, 2050, 2100].map((year) =>
        label(x(year), 356, String(year), { anchor: year === 2100 ? 'end' : 'middle', size: 17 }),
      ),
      ...years.map((year) =>
        dot(x(year), y(findMakarSankranti(year)), year === 2027 ? 7 : 2.6, year === 2027 ? colours.saffron : colours.gold),
      ),
      label(x(2027) + 12, y(findMakarSankranti(2027)) - 8, '2027', { fill: colours.text, size: 17 }),
      label(70, 382, 'Lines are midnights in India', { size: 16 }),
    ],
  };
}

export function makarSankrantiCover(): string {
  const x = scale([1940, 2060], [160, 1040]);
  const y = scale([13, 16], [590, 60]);
  return renderCover(
    years
      .filter((year) => year >= 1940 && year <= 2060)
      .map((year) => dot(x(year), y(findMakarSankranti(year)), year === 2027 ? 15 : 7, year === 2027 ? colours.saffron : colours.gold)),
  );
}
