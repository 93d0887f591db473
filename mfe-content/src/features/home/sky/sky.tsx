import { useDeferredValue } from 'react';
import type { Sky as SkyData } from '@oracle-astra/shared/contract';
import { SkyWheel } from '../late-parts';

const symbolId = 'sky-of-the-day';

/** The wheel of a sky; render it once a page, `SkyCrop` refers to its id. */
export function Sky({ sky }: { sky: SkyData | undefined }) {
  // A sky that changes before the script of the wheel has loaded must not remove the rendered one.
  return <SkyWheel sky={useDeferredValue(sky)} symbolId={symbolId} />;
}

/** A crop of `Sky` by reference; `viewBox` is `x y width height` of its 560 by 560. */
export function SkyCrop({ viewBox }: { viewBox: string }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} width="320" height="180" preserveAspectRatio="xMidYMid slice">
      <use href={`#${symbolId}`} />
    </svg>
  );
}
