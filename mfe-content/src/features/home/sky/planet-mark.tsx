import type { PlanetName } from '@oracle-astra/shared/contract';

const ground = 'var(--hero-ground,var(--night))';

/** The symbol of a planet around 0, 0: the Sun with a dot, the Moon as a crescent, Saturn with its ring, the nodes as open circles. */
export function PlanetMark({ name }: { name: PlanetName }) {
  switch (name) {
    case 'Sun':
      return (
        <>
          <circle r="9" fill={ground} />
          <circle r="3" fill="currentColor" />
        </>
      );
    case 'Moon':
      return (
        <>
          <circle r="7" fill={ground} />
          <path fill="currentColor" d="M0 -7a7 7 0 0 1 0 14a3.8 7 0 0 0 0-14" />
        </>
      );
    case 'Saturn':
      return (
        <>
          <circle r="5" fill="currentColor" />
          <ellipse rx="10" ry="3" transform="rotate(-20)" />
        </>
      );
    case 'Rahu':
    case 'Ketu':
      return <circle r="3.5" fill={ground} />;
    case 'Jupiter':
      return <circle r="6" fill="currentColor" />;
    case 'Venus':
      return <circle r="4.5" fill="currentColor" />;
    case 'Mars':
      return <circle r="4" fill="currentColor" />;
    case 'Mercury':
      return <circle r="3" fill="currentColor" />;
  }
}
