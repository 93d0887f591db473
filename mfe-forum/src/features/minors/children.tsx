import { useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import type { Child } from '@oracle-astra/shared/contract';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { useForumGetPrivacyQuery, useForumWithdrawForChildMutation } from '../../api/privacy';
import { Part } from '../../components/part';
import { Row, Rows } from '../../components/rows.styles';
import { showFailure, showSuccess } from '../../components/show-failure';

/** The children for whose accounts the person agreed, each with a button that withdraws the consent. */
export function Children() {
  const t = useTranslations();
  const { data } = useForumGetPrivacyQuery();
  const children = data?.children ?? [];
  if (children.length === 0) return null;
  return (
    <Part title={t('forum.minor.children')}>
      <p className="small">{t('forum.minor.agreement')}</p>
      <Rows>
        {children.map((child) => (
          <ChildRow key={child.id} child={child} />
        ))}
      </Rows>
    </Part>
  );
}

function ChildRow({ child: { id, name, mobile_end: end, given_at: givenAt } }: { child: Child }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [withdraw, { isLoading }] = useForumWithdrawForChildMutation();
  const [isAsking, setAsking] = useState(false);
  const shown = name ?? t('forum.minor.unnamed');

  async function confirm() {
    const { error } = await withdraw({ id });
    setAsking(false);
    if (error) showFailure(error, t, dispatch);
    else showSuccess(t('forum.privacy.withdrawnDone'), t, dispatch);
  }

  return (
    <Row>
      <div>
        <b>{t('forum.minor.child', { name: shown, end })}</b>
        <div className="tiny mute">{t('forum.privacy.given', { at: formatDateTime(givenAt, t) })}</div>
      </div>
      <Button small aria-label={t('forum.privacy.withdrawFrom', { name: shown })} onClick={() => setAsking(true)}>
        {t('forum.privacy.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={isLoading}
        question={t('forum.minor.withdrawQuestion', { name: shown })}
        yes={t('forum.privacy.withdraw')}
        no={t('forum.actions.keep')}
        onYes={() => void confirm()}
        onNo={() => setAsking(false)}
      >
        {t('forum.minor.withdrawDetails')}
      </ConfirmDialog>
    </Row>
  );
}
