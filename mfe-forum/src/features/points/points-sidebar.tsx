import { SideColumn } from '@oracle-astra/shared/components';
import { MyPoints } from './my-points';
import { PointsGuide } from './points-guide';

/** The sidebar of the forum: the user's points and how points are earned. */
export function PointsSidebar() {
  return (
    <SideColumn as="aside" aria-label="Astro Points">
      <MyPoints />
      <PointsGuide />
    </SideColumn>
  );
}
