import { siteRoutes, type SuccessOf, type WheelStatusResponse } from '@oracle-astra/shared/contract';
import { formatDate, formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Button, Callout } from '@oracle-astra/shared/ui';

interface SpinNoteProps {
  isSignedIn: boolean;
  isTurning: boolean;
  status: SuccessOf<WheelStatusResponse> | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says below the wheel whether the person can spin, and which discount they already have. */
export function SpinNote({ isSignedIn, isTurning, status, hasFailed, isFetching, onRetry }: SpinNoteProps) {
  const t = useTranslations();
  if (isTurning)
    return (
      <p className="small mute" role="status">
        {t('commerce.wheel.turning')}
      </p>
    );
  if (!isSignedIn) return <p className="small mute">{t('commerce.wheel.logInFirst')}</p>;
  if (hasFailed)
    return (
      <Callout tone="bad" role="alert">
        <p>{t('commerce.wheel.statusFailed')}</p>
        <Button small variant="plain" busy={isFetching} onClick={onRetry}>
          {t('shared.action.retry')}
        </Button>
      </Callout>
    );
  if (status === undefined) return null;
  const { can_spin: canSpin, next_spin_at: nextAt, coupon } = status;
  return (
    <>
      {coupon && (
        <Callout tone="good">
          {t.rich('commerce.wheel.coupon', {
            percent: coupon.percent,
            date: formatDate(coupon.expires_at, t),
            b: (content) => <b>{content}</b>,
            link: (content) => (
              <AppLink to={siteRoutes.recharges} state={{ finalValue: coupon.percent }}>
                {content}
              </AppLink>
            ),
          })}
        </Callout>
      )}
      {!canSpin && nextAt !== null && <p className="small mute">{t('commerce.wheel.nextSpin', { at: formatDateTime(nextAt, t) })}</p>}
    </>
  );
}
