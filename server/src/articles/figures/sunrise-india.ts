import { solarDay } from '../../astrology/calendar/solar-day';
import { colours, curve, label, line, renderCover, scale, type Figure } from '../svg';
import { clockHours, dayMs, monthLetters, steps } from '../time';

const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31)];
const towns = [
  { name: 'Dwarka', lat: 22.24, lng: 68.97, colour: colours.gold },
  { name: 'Delhi', lat: 28.61, lng: 77.21, colour: colours.saffron },
  { name: 'Kanyakumari', lat: 8.08, lng: 77.55, colour: '#9FB4FF' },
  { name: 'Dibrugarh', lat: 27.48, lng: 94.91, colour: colours.text },
];

const sunrises = (town: (typeof towns)[number], step = 3) =>
  steps(from, to, step * dayMs).map((day) => [day, clockHours(solarDay(day, town)?.sunrise ?? 0)] as const);

/** Sunrise through 2026 in four towns, in Indian Standard Time. */
export function sunriseIndia(): Figure {
  const x = scale([from, to], [58, 624]);
  const y = scale([4, 8], [320, 40]);
  return {
    title: 'Sunrise through 2026 in Dwarka, Delhi, Kanyakumari and Dibrugarh',
    height: 420,
    parts: [
      ...[4, 5, 6, 7, 8].flatMap((hour) => [
        line(58, y(hour), 624, y(hour)),
        label(50, y(hour) + 6, `${hour} am`, { anchor: 'end', size: 17 }),
      ]),
      ...monthLetters.map((letter, month) => label(x(from + (month + 0.5) * 30.4 * dayMs), 346, letter, { anchor: 'middle', size: 17 })),
      ...towns.map((town) =>
        curve(
          sunrises(town).map(([day, hour]) => [x(day), y(hour)] as const),
          town.colour,
        ),
      ),
      ...towns.flatMap(({ name, colour }, index) => {
        const [left, top] = [58 + (index % 2) * 290, 378 + Math.floor(index / 2) * 28];
        return [line(left, top - 6, left + 28, top - 6, colour), label(left + 38, top, name, { fill: colours.text })];
      }),
    ],
  };
}

export function sunriseIndiaCover(): string {
  const x = scale([from, to], [120, 1080]);
  const y = scale([3.6, 8.2], [590, 60]);
  return renderCover(
    towns.map((town) =>
      curve(
        sunrises(town).map(([day, hour]) => [x(day), y(hour)] as const),
        town.colour,
        4,
      ),
    ),
  );
}
