import {
  EclipticGeoMoon,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
  SearchMoonPhase,
} from 'astronomy-engine';
import { bar, colours, dot, label, line, scale, type Figure } from '../svg';
import { dayMs, india } from '../time';

const [from, to] = [india(2026), india(2029)];

/** New moons (0) or full moons (180) of the three years with the Moon's distance from the ecliptic in degrees. */
function listSyzygies(phase: 0 | 180) {
  const found: { at: number; latitude: number }[] = [];
  for (let next = SearchMoonPhase(phase, new Date(from), 40); next && next.date.getTime() < to;) {
    found.push({ at: next.date.getTime(), latitude: EclipticGeoMoon(next).lat });
    next = SearchMoonPhase(phase, new Date(next.date.getTime() + 20 * dayMs), 40);
  }
  return found;
}

function listEclipses(): { at: number; visible: boolean }[] {
  const found: { at: number; visible: boolean }[] = [];
  for (let sun = SearchGlobalSolarEclipse(new Date(from)); sun.peak.date.getTime() < to; sun = NextGlobalSolarEclipse(sun.peak))
    found.push({ at: sun.peak.date.getTime(), visible: true });
  for (let moon = SearchLunarEclipse(new Date(from)); moon.peak.date.getTime() < to; moon = NextLunarEclipse(moon.peak))
    found.push({ at: moon.peak.date.getTime(), visible: moon.sd_partial > 0 });
  return found;
}

/** The Moon's distance from the ecliptic at each new and full moon; near it there is an eclipse. */
export function eclipses(): Figure {
  const x = scale([from, to], [52, 624]);
  const y = scale([-5.5, 5.5], [340, 50]);
  const listed = listEclipses();
  const isEclipse = (at: number) => listed.some((eclipse) => Math.abs(eclipse.at - at) < dayMs);
  const draw = (phase: 0 | 180, fill: string) =>
    listSyzygies(phase).map(({ at, latitude }) => dot(x(at), y(latitude), isEclipse(at) ? 7 : 3, isEclipse(at) ? fill : colours.mute));
  return {
    title: 'Eclipses of 2026 to 2028 and the Moon’s distance from the ecliptic',
    height: 410,
    parts: [
      bar(52, y(1.5), 572, y(-1.5) - y(1.5), colours.raised),
      line(52, y(0), 624, y(0), colours.mute),
      ...[-5, 5].flatMap((degrees) => [
        line(52, y(degrees), 624, y(degrees)),
        label(44, y(degrees) + 6, `${degrees > 0 ? '+' : '−'}5°`, { anchor: 'end', size: 17 }),
      ]),
      label(44, y(0) + 6, '0°', { anchor: 'end', size: 17 }),
      ...[2026, 2027, 2028].flatMap((year) => [
        line(x(india(year)), 50, x(india(year)), 340),
        label(x(india(year, 7)), 32, String(year), { anchor: 'middle', fill: colours.text }),
      ]),
      ...draw(0, colours.saffron),
      ...draw(180, colours.gold),
      dot(60, 374, 7, colours.saffron),
      label(76, 380, 'solar eclipse', { fill: colours.text }),
      dot(250, 374, 7, colours.gold),
      label(266, 380, 'lunar eclipse', { fill: colours.text }),
      dot(440, 374, 3, colours.mute),
      label(454, 380, 'none', { fill: colours.text }),
      label(52, 402, 'Each dot is a new or full moon', { size: 16 }),
    ],
  };
}
