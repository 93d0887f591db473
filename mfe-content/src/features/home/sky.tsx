import { HeroChart } from '@oracle-astra/shared/art';

const symbolId = 'sky-of-the-day';

/** The circle of signs; render it once a page, `SkyCrop` refers to its id. */
export function Sky() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 560" width="560" height="560">
      <g id={symbolId}>
        <HeroChart />
      </g>
    </svg>
  );
}

/** A crop of `Sky` by reference; `viewBox` is `x y width height` of its 560 by 560. */
export function SkyCrop({ viewBox }: { viewBox: string }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} width="320" height="180" preserveAspectRatio="xMidYMid slice">
      <use href={`#${symbolId}`} />
    </svg>
  );
}
