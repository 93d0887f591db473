import { constellations } from './constellations';
import type { SignName } from './sign';

/** The constellation of a sign at 96 by 96, with a ring around its brightest star and its 30-degree arc of the zodiac. */
export function SignConstellation({ sign }: { sign: SignName }) {
  const { arc, lines, stars } = constellations[sign];
  const points = stars.split(' ').map((star) => star.split(','));
  const [x, y] = points.at(-1) ?? [];
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" width="96" height="96" fill="none" stroke="currentColor" strokeLinecap="round">
      <circle cx="48" cy="48" r="45" opacity=".28" />
      <path d={arc} strokeWidth="1.25" />
      <path d={lines} opacity=".6" />
      <g fill="currentColor" stroke="none">
        {points.map(([cx, cy, r]) => (
          <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <circle cx={x} cy={y} r="4.6" />
    </svg>
  );
}
