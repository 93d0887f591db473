import { signs } from '@oracle-astra/shared/contract';
import { signSpans } from '../../astrology/sky/slow-transits';
import { bar, colours, label, line, scale, type Figure } from '../svg';
import { india } from '../time';

/** When Saturn is in the sign before, on and after each Moon sign, 1995 to 2045. */
export function sadeSatiSpans(): Figure {
  const [from, to] = [india(1995), india(2045)];
  const x = scale([from, to], [126, 624]);
  const spans = signSpans('Saturn', from, to);
  const now = india(2026, 11, 22);
  return {
    title: 'Sade Sati of the twelve Moon signs, 1995 to 2045',
    height: 452,
    parts: [
      ...[2000, 2010, 2020, 2030, 2040].flatMap((year) => [
        line(x(india(year)), 36, x(india(year)), 416),
        label(x(india(year)), 28, String(year), { anchor: 'middle', size: 17 }),
      ]),
      ...signs.flatMap((name, index) => [
        label(118, 60 + index * 31, name, { anchor: 'end', fill: colours.text }),
        ...spans
          .filter(({ sign }) => [11, 0, 1].includes((sign - 1 - index + 12) % 12))
          .map(({ sign, start, end }) => {
            const onMoon = sign - 1 === index;
            const [x1, x2] = [x(Math.max(start, from)), x(Math.min(end, to))];
            return bar(x1, 44 + index * 31, x2 - x1, 20, onMoon ? colours.saffron : colours.gold, onMoon ? 1 : 0.6);
          }),
      ]),
      line(x(now), 36, x(now), 416, colours.text, '4 4'),
      label(x(now), 440, 'now', { anchor: 'middle', fill: colours.text, size: 17 }),
      bar(126, 426, 18, 14, colours.saffron),
      label(150, 440, 'on the Moon sign', { size: 17 }),
    ],
  };
}
