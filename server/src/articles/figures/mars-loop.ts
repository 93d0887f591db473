import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { transits } from '../../astrology/sky/transits';
import { colours, curve, dot, label, line, renderCover, scale, type Figure } from '../svg';
import { dayMs, india, steps } from '../time';

function placeOfMars(at: number) {
  const mars = transits(new Date(at)).find(({ name }) => name === 'Mars');
  return { longitude: mars?.longitude ?? 0, latitude: Ecliptic(GeoVector(Body.Mars, new Date(at), true)).elat };
}

const days = (from: number, to: number, step = 2) => steps(from, to, step * dayMs).map(placeOfMars);

/** The loop of Mars among the stars, December 2026 to June 2027; east is left, as in the sky. */
export function marsLoop(): Figure {
  const x = scale([108, 146], [616, 24]);
  const y = scale([1.2, 4.8], [330, 60]);
  const at = ({ longitude, latitude }: { longitude: number; latitude: number }) => [x(longitude), y(latitude)] as const;
  const path = (from: number, to: number) => days(from, to).map(at);
  const mark = (when: number, text: string, dx: number, dy: number, anchor: 'start' | 'middle' | 'end') => {
    const [left, top] = at(placeOfMars(when));
    return [dot(left, top, 6, colours.saffron), label(left + dx, top + dy, text, { anchor, fill: colours.text, size: 17 })];
  };
  return {
    title: 'The loop of Mars between Cancer and Leo, 2026 and 2027',
    height: 390,
    parts: [
      line(x(120), 40, x(120), 340, colours.mute, '5 5'),
      label(x(120) + 10, 32, 'Cancer', { size: 17 }),
      label(x(120) - 10, 32, 'Leo', { anchor: 'end', size: 17 }),
      curve(path(india(2026, 11, 1), india(2027, 1, 11))),
      curve(path(india(2027, 1, 11), india(2027, 4, 2)), colours.saffron),
      curve(path(india(2027, 4, 2), india(2027, 6, 12))),
      ...mark(india(2026, 11, 12) + 0.85 * dayMs, '12 Nov', 10, 26, 'start'),
      ...mark(india(2027, 1, 10) + 0.77 * dayMs, '10 Jan', -14, 6, 'end'),
      ...mark(india(2027, 2, 20), '20 Feb, brightest', 0, -16, 'middle'),
      ...mark(india(2027, 4, 1) + 0.82 * dayMs, '1 Apr', 12, 6, 'start'),
      label(24, 376, 'Sidereal longitude, drawn from 108° to 146°; heights stretched', { size: 16 }),
    ],
  };
}

export function marsLoopCover(): string {
  const x = scale([104, 148], [1040, 160]);
  const y = scale([-0.4, 5.2], [590, 60]);
  const points = days(india(2026, 10, 20), india(2027, 6, 20)).map(({ longitude, latitude }) => [x(longitude), y(latitude)] as const);
  const [left, top] = points[62] ?? [600, 300];
  return renderCover([curve(points, colours.gold, 4), dot(left, top, 16, colours.saffron)]);
}
