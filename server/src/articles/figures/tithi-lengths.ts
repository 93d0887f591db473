import { listTithis } from '../../astrology/calendar/tithi-spans';
import { colours, curve, dot, label, line, scale, type Figure } from '../svg';
import { hourMs, india, monthLetters } from '../time';

/** The length of each tithi that begins in 2026. */
export function tithiLengths(): Figure {
  const [from, to] = [india(2026), india(2027)];
  const tithis = listTithis({ start: from, end: to }).filter(({ start }) => start >= from && start < to);
  const x = scale([from, to], [56, 624]);
  const y = scale([19.5, 27.5], [330, 40]);
  const points = tithis.map(({ start, end }) => [x(start), y((end - start) / hourMs)] as const);
  const heights = points.map(([, height]) => height);
  const shortest = points[heights.indexOf(Math.max(...heights))] ?? [0, 0];
  const longest = points[heights.indexOf(Math.min(...heights))] ?? [0, 0];
  return {
    title: 'Length of the 372 tithis of 2026, in hours',
    height: 400,
    parts: [
      ...[20, 22, 24, 26].flatMap((hours) => [
        line(56, y(hours), 624, y(hours), hours === 24 ? colours.mute : colours.rule, hours === 24 ? '5 5' : ''),
        label(48, y(hours) + 6, `${hours} h`, { anchor: 'end', size: 17 }),
      ]),
      ...monthLetters.map((letter, month) =>
        label((x(india(2026, month + 1)) + x(india(2026, month + 2))) / 2, 358, letter, { anchor: 'middle' }),
      ),
      curve(points, colours.gold, 1.5),
      ...points.map(([left, top]) => dot(left, top, 1.8)),
      dot(shortest[0], shortest[1], 6, colours.saffron),
      dot(longest[0], longest[1], 6, colours.saffron),
      label(shortest[0], shortest[1] + 26, '20 h 4 min', { anchor: 'middle', fill: colours.text }),
      label(624, longest[1] - 14, '26 h 43 min', { anchor: 'end', fill: colours.text }),
      label(56, 388, 'Month of 2026 in which the tithi begins', { size: 17 }),
    ],
  };
}
