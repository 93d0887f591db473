import { Suspense } from 'react';
import { SideColumn } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { MyPoints } from './my-points';
import { PointsGuide } from './points-guide';

/** The sidebar of the forum: the user's points and how points are earned. */
export function PointsSidebar() {
  const t = useTranslations();
  return (
    <SideColumn as="aside" aria-label={t('forum.points.name')}>
      {/* A boundary, so that it is hydrated after the page beside it, or when it is touched. */}
      <Suspense>
        <MyPoints />
        <PointsGuide />
      </Suspense>
    </SideColumn>
  );
}
