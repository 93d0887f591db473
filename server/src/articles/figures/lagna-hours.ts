import { ascendantAt } from '../../astrology/sky/transits';
import { bar, colours, label, line, renderCover, scale, type Figure } from '../svg';
import { dayMs, firstWhere, hourMs, india, steps } from '../time';

const places = [
  { name: 'Kanyakumari, 8° N', lat: 8.08, lng: 77.55, colour: '#9FB4FF' },
  { name: 'Delhi, 29° N', lat: 28.61, lng: 77.21, colour: colours.saffron },
  { name: 'Srinagar, 34° N', lat: 34.08, lng: 74.8, colour: colours.gold },
];

const rashis = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

/** When each sign, 0 to 11, begins to rise after an instant; 13 beginnings in order. */
export function lagnaStarts(from: number, lat: number, lng: number): { sign: number; at: number }[] {
  const signAt = (at: number) => Math.floor(ascendantAt(new Date(at), lat, lng) / 30);
  return steps(from, from + 1.15 * dayMs, hourMs / 2)
    .flatMap((at) =>
      signAt(at) === signAt(at + hourMs / 2) ? [] : [firstWhere((later) => signAt(later) !== signAt(at), at, at + hourMs / 2)],
    )
    .map((at) => ({ sign: signAt(at + 2000), at }))
    .slice(0, 13);
}

/** Hours that each sign rises at a place, Aries first. */
export function lagnaHours(lat: number, lng: number): number[] {
  const starts = lagnaStarts(india(2026, 11, 22), lat, lng);
  const hours = starts.slice(0, 12).map(({ sign, at }, index) => ({ sign, hours: ((starts[index + 1]?.at ?? at) - at) / hourMs }));
  return rashis.map((_, sign) => hours.find((each) => each.sign === sign)?.hours ?? 0);
}

/** How long each sign rises in the south, in Delhi and in Kashmir. */
export function lagnaLengths(): Figure {
  const x = scale([0, 12], [56, 624]);
  const y = scale([1, 2.6], [320, 44]);
  return {
    title: 'Hours that each sign rises in Kanyakumari, Delhi and Srinagar',
    height: 440,
    parts: [
      ...[1, 1.5, 2, 2.5].flatMap((hours) => [
        line(56, y(hours), 624, y(hours)),
        label(48, y(hours) + 6, `${hours} h`, { anchor: 'end', size: 17 }),
      ]),
      ...places.flatMap(({ lat, lng, colour }, place) =>
        lagnaHours(lat, lng).map((hours, sign) => bar(x(sign) + 5 + place * 13, y(hours), 12, 320 - y(hours), colour)),
      ),
      ...rashis.map((name, sign) => label(x(sign + 0.5), 344, name, { anchor: 'middle', size: 17 })),
      ...places.flatMap(({ name, colour }, index) => [
        bar(56 + (index % 2) * 290, 366 + Math.floor(index / 2) * 28, 20, 14, colour),
        label(86 + (index % 2) * 290, 380 + Math.floor(index / 2) * 28, name, { fill: colours.text, size: 17 }),
      ]),
      label(56, 432, 'The axis begins at one hour.', { size: 16 }),
    ],
  };
}

export function lagnaLengthsCover(): string {
  const x = scale([0, 12], [120, 1080]);
  const y = scale([1, 2.6], [560, 70]);
  return renderCover(
    places.flatMap(({ lat, lng, colour }, place) =>
      lagnaHours(lat, lng).map((hours, sign) => bar(x(sign) + 8 + place * 22, y(hours), 18, 560 - y(hours), colour)),
    ),
  );
}
