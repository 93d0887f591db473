import { useId } from 'react';
import { useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { Button, ButtonLink, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { isHandleMissing } from '../../api/api-errors';
import { PointsSummary } from '../../components/people/points-summary';
import { RedeemButton } from '../../components/people/redeem-button';
import { SideTitle } from '../../components/titles.styles';
import { useHandle } from '../../components/people/use-handle';

/** The signed-in user's points; nothing for visitors. */
export function MyPoints() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <OwnPoints /> : null;
}

function OwnPoints() {
  const t = useTranslations();
  const heading = useId();
  const { data, error } = useGetMyProfileQuery();
  const { ask, dialog } = useHandle();
  if (data === undefined && error !== undefined && !isHandleMissing(error)) return null;
  return (
    <section className="stack" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.points.name')}</SideTitle>
      {data !== undefined ? (
        <>
          <PointsSummary earned={data.profile.astrohub_points} redeemed={data.profile.astrohub_redeemed_points} />
          <div className="row">
            <RedeemButton profile={data.profile} />
            <ButtonLink small to={siteRoutes.profile()}>
              {t('forum.nav.myPoints')}
            </ButtonLink>
          </div>
        </>
      ) : error !== undefined ? (
        <>
          <p className="small mute">{t('forum.points.needHandle')}</p>
          <div>
            <Button small onClick={() => void ask()}>
              {t('forum.handle.choose')}
            </Button>
          </div>
          {dialog}
        </>
      ) : (
        <Loading label={t('forum.points.loading')}>
          <Skeleton $kind="block" />
        </Loading>
      )}
    </section>
  );
}
