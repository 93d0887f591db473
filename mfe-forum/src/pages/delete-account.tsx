import { useState } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader, SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { DialogButton } from '../components/dialog-button';
import { BeforeDeleting } from '../features/account/before-deleting';
import { DeletionSummary } from '../features/account/deletion-summary';
import { ExportButtons } from '../features/account/export-buttons';

// The header above has its own space below.
const Columns = styled(TwoColumnLayout)`
  && {
    padding-top: 0;
  }
`;

const loadDialog = () => import(/* webpackChunkName: "forum-deletion" */ '../features/account/delete-account-dialog');

/** /delete-account */
export function Component() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const [mobile, setMobile] = useState('');
  return (
    <>
      <PageMeta title={t('forum.deletion.title')} description={t('forum.deletion.description')} canonical={siteRoutes.deleteAccount} />
      <PageHeader title={t('forum.deletion.title')} lead={t('forum.deletion.lead')} />
      <Columns>
        <div className="stack-6">
          <DeletionSummary mobile={mobile} />
          <p className="small read">{t('forum.deletion.consequences')}</p>
          <div>
            <DialogButton
              variant="danger"
              load={loadDialog}
              dialog={({ DeleteAccountDialog }, close) => <DeleteAccountDialog mobile={mobile} onMobile={setMobile} onClose={close} />}
            >
              {t('forum.profile.deleteAccount')}
            </DialogButton>
          </div>
        </div>
        <SideColumn>
          {isSignedIn && <ExportButtons />}
          <BeforeDeleting />
        </SideColumn>
      </Columns>
    </>
  );
}
