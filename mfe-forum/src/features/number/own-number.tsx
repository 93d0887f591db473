import { useId } from 'react';
import { useGetMeQuery } from '@oracle-astra/shared/api';
import { countryCode } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DialogButton } from '../../components/dialog-button';
import { SideTitle } from '../../components/titles.styles';

const loadDialog = () => import(/* webpackChunkName: "forum-number" */ './change-number-dialog');

/** The number of the account, and a button that changes it. */
export function OwnNumber() {
  const t = useTranslations();
  const heading = useId();
  const { data } = useGetMeQuery();
  const mobile = data?.mobile.slice(countryCode.length);
  return (
    <section className="stack-2" id="number" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.number.title')}</SideTitle>
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
