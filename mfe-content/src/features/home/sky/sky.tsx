import { useDeferredValue } from 'react';
import type { Sky as SkyData } from '@oracle-astra/shared/contract';
import { SkyWheel } from '../late-parts';

const symbolId = 'sky-of-the-day';

/** The wheel of a sky. Render it once per page, because `SkyCrop` refers to its id. */
export function Sky({ sky }: { sky: SkyData | undefined }) {
  // Deferred, because a sky that changes before the script of the wheel has loaded would remove the rendered wheel.
  return <SkyWheel sky={useDeferredValue(sky)} symbolId={symbolId} />;
}

/** A crop of `Sky` by reference; `viewBox` is `x y width height` within its 560 by 560. */
export function SkyCrop({ viewBox }: { viewBox: string }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} width="320" height="180" preserveAspectRatio="xMidYMid slice">
      <use href={`#${symbolId}`} />
    </svg>
  );
}
