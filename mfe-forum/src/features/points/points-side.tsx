import { SideColumn } from '@oracle-astra/shared/components';
import { HowPointsCome } from './how-points-come';
import { MyPoints } from './my-points';

/** The column beside the forum: what the reader has earned, and how. */
export function PointsSide() {
  return (
    <SideColumn as="aside" aria-label="Astro Points">
      <MyPoints />
      <HowPointsCome />
    </SideColumn>
  );
}
