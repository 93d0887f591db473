import { HeroChart } from '@oracle-astra/shared/art';

const id = 'sky-of-the-day';

/** The circle of signs, once in the page. */
export function Sky() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 560" width="560" height="560">
      <g id={id}>
        <HeroChart />
      </g>
    </svg>
  );
}

/** The same drawing again, by reference: a part of it, as `x y width height` on its 560 by 560. */
export function SkyCut({ viewBox }: { viewBox: string }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} width="320" height="180" preserveAspectRatio="xMidYMid slice">
      <use href={`#${id}`} />
    </svg>
  );
}
