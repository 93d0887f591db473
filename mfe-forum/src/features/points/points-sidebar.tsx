import { SideColumn } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { MyPoints } from './my-points';
import { PointsGuide } from './points-guide';

/** The sidebar of the forum: the user's points and how points are earned. */
export function PointsSidebar() {
  const t = useTranslations();
  return (
    <SideColumn as="aside" aria-label={t('forum.points.name')}>
      <MyPoints />
      <PointsGuide />
    </SideColumn>
  );
}
