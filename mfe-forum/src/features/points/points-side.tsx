import { Side } from '../../parts/columns';
import { HowPointsCome } from './how-points-come';
import { MyPoints } from './my-points';

/** The column beside the forum: what the reader has earned, and how. */
export function PointsSide() {
  return (
    <Side aria-label="Astro Points">
      <MyPoints />
      <HowPointsCome />
    </Side>
  );
}
