import { hindiSigns } from '../../astrologers/vocabulary/hindi';
import { luminariesAt } from '../../astrology/sky/luminaries';
import { bar, colours, label, line, scale, type Figure } from '../svg';
import { dayMs, hourMs, india, firstWhere } from '../time';
import { lagnaStarts } from './lagna-hours';

const delhi = { lat: 28.61, lng: 77.21 };
const start = india(2026, 11, 24);

/** Sun sign, Moon sign and lagna through 24 November 2026 in Delhi, in Hindi. */
export function threeSignsOfADay(): Figure {
  const y = scale([start, start + dayMs], [64, 424]);
  const signAt = (body: 'sun' | 'moon', at: number) => Math.floor(luminariesAt(at)[body] / 30);
  const moonMoves = firstWhere((at) => signAt('moon', at) !== signAt('moon', start), start, start + dayMs);
  const sun = [{ sign: signAt('sun', start), at: start }];
  const moon = [
    { sign: signAt('moon', start), at: start },
    { sign: signAt('moon', moonMoves + 2000), at: moonMoves },
  ];
  const before = lagnaStarts(start - 3 * hourMs, delhi.lat, delhi.lng).findLast(({ at }) => at <= start);
  const lagna = [...(before ? [{ ...before, at: start }] : []), ...lagnaStarts(start, delhi.lat, delhi.lng)].filter(
    ({ at }) => at < start + dayMs,
  );
  const column = (x: number, title: string, blocks: { sign: number; at: number }[], colour: string) => [
    label(x + 82, 44, title, { anchor: 'middle', fill: colours.text, bold: true }),
    ...blocks.flatMap(({ sign, at }, index) => {
      const [top, bottom] = [y(at), y(blocks[index + 1]?.at ?? start + dayMs)];
      return [
        bar(x, top + 1, 164, bottom - top - 2, colour, index % 2 ? 0.55 : 0.36),
        ...(bottom - top > 22
          ? [label(x + 82, (top + bottom) / 2 + 7, hindiSigns[sign] ?? '', { anchor: 'middle', fill: colours.text })]
          : []),
      ];
    }),
  ];
  return {
    title: '24 नवंबर 2026 को दिल्ली में सूर्य राशि, चंद्र राशि और लग्न',
    height: 444,
    lang: 'hi',
    parts: [
      ...[0, 6, 12, 18, 24].flatMap((hour) => [
        line(84, y(start + hour * hourMs), 632, y(start + hour * hourMs)),
        label(76, y(start + hour * hourMs) + 6, `${hour}:00`, { anchor: 'end', size: 17 }),
      ]),
      ...column(92, 'सूर्य राशि', sun, colours.saffron),
      ...column(272, 'चंद्र राशि', moon, '#9FB4FF'),
      ...column(452, 'लग्न', lagna, colours.gold),
    ],
  };
}
