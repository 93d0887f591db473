import { useId } from 'react';
import { useGetMeQuery } from '@oracle-astra/shared/api';
import { countryCode } from '@oracle-astra/shared/contract';
import { RetryLine } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { DialogButton } from '../../components/dialog-button';
import { SideTitle } from '../../components/titles.styles';

const loadDialog = () => import(/* webpackChunkName: "forum-number" */ './change-number-dialog');

/** The number of the account, and a button that changes it. */
export function OwnNumber() {
  const t = useTranslations();
  const heading = useId();
  const { data, error, isFetching, refetch } = useGetMeQuery();
  const mobile = data?.mobile.slice(countryCode.length);
  return (
    <section className="stack-2" id="number" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.number.title')}</SideTitle>
      {data === undefined && error !== undefined && (
        <RetryLine message={t('forum.number.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <Loading label={t('forum.number.loading')}>
          <SkeletonText lines={1} />
        </Loading>
      )}
      {mobile && <p className="num">{`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`}</p>}
      <p className="small mute">{t('forum.number.text')}</p>
      <div>
        <DialogButton load={loadDialog} dialog={({ ChangeNumberDialog }, close) => <ChangeNumberDialog onClose={close} />}>
          {t('forum.number.change')}
        </DialogButton>
      </div>
    </section>
  );
}
