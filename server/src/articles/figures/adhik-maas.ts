import { hindiSigns } from '../../astrologers/vocabulary/hindi';
import { SearchMoonPhase } from 'astronomy-engine';
import { lunarMonthAt } from '../../astrology/calendar/lunar-month';
import { luminariesAt } from '../../astrology/sky/luminaries';
import { bar, colours, label, line, renderCover, scale, type Figure } from '../svg';
import { dayMs, india, steps, firstWhere } from '../time';

const months = ['चैत्र', 'वैशाख', 'ज्येष्ठ', 'आषाढ़', 'श्रावण', 'भाद्रपद', 'आश्विन', 'कार्तिक', 'मार्गशीर्ष', 'पौष', 'माघ', 'फाल्गुन'];
const [from, to] = [india(2026, 3, 16), india(2026, 9, 16)];

const sunSign = (at: number) => Math.floor(luminariesAt(at).sun / 30);

const newMoons = () =>
  steps(from, to, 29 * dayMs)
    .flatMap((at) => SearchMoonPhase(0, new Date(at), 30)?.date.getTime() ?? [])
    .filter((at, index, all) => all.indexOf(at) === index && at < to);

const sankrantis = () =>
  steps(from, to, dayMs).flatMap((day) =>
    sunSign(day) === sunSign(day + dayMs) ? [] : [firstWhere((at) => sunSign(at) !== sunSign(day), day, day + dayMs)],
  );

/** Lunar months and the Sun's signs in the spring and summer of 2026, in Hindi: one month has no sankranti. */
export function adhikMaas(): Figure {
  const y = scale([from, to], [64, 470]);
  const moons = newMoons();
  const entries = [from, ...sankrantis()];
  return {
    title: '2026 के चंद्र मास और संक्रांतियाँ: अधिक ज्येष्ठ में कोई संक्रांति नहीं',
    height: 490,
    lang: 'hi',
    parts: [
      label(180, 44, 'चंद्र मास', { anchor: 'middle', fill: colours.text, bold: true }),
      label(480, 44, 'सूर्य की राशि', { anchor: 'middle', fill: colours.text, bold: true }),
      ...moons.slice(0, -1).flatMap((at, index) => {
        const next = moons[index + 1] ?? to;
        const { month, isAdhika } = lunarMonthAt(at + dayMs);
        const name = `${isAdhika ? 'अधिक ' : ''}${months[month - 1] ?? ''}`;
        return [
          bar(40, y(at) + 1, 280, y(next) - y(at) - 2, isAdhika ? colours.saffron : colours.gold, isAdhika ? 1 : 0.4),
          label(180, (y(at) + y(next)) / 2 + 7, name, { anchor: 'middle', fill: isAdhika ? colours.night : colours.text, bold: isAdhika }),
        ];
      }),
      ...entries.flatMap((at, index) => {
        const end = entries[index + 1] ?? to;
        return [
          bar(340, y(at) + 1, 280, y(end) - y(at) - 2, '#9FB4FF', 0.34),
          label(480, (y(at) + y(end)) / 2 + 7, hindiSigns[sunSign(at + dayMs)] ?? '', { anchor: 'middle', fill: colours.text }),
          ...(index > 0 ? [line(40, y(at), 620, y(at), colours.text, '3 5')] : []),
        ];
      }),
    ],
  };
}

export function adhikMaasCover(): string {
  const x = scale([from, to], [60, 1140]);
  const moons = newMoons();
  return renderCover([
    ...moons.slice(0, -1).map((at, index) => {
      const { isAdhika } = lunarMonthAt(at + dayMs);
      return bar(
        x(at) + 3,
        190,
        x(moons[index + 1] ?? to) - x(at) - 6,
        130,
        isAdhika ? colours.saffron : colours.gold,
        isAdhika ? 1 : 0.55,
      );
    }),
    ...[from, ...sankrantis()].map((at, index, all) => bar(x(at) + 3, 340, x(all[index + 1] ?? to) - x(at) - 6, 100, '#9FB4FF', 0.5)),
  ]);
}
