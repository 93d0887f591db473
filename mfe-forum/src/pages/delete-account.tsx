import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { DialogButton } from '../components/dialog-button';
import { OneColumn } from '../components/one-column.styles';
import { DeletionSummary } from '../features/account/deletion-summary';
import { ExportButtons } from '../features/account/export-buttons';

const loadDialog = () => import(/* webpackChunkName: "forum-deletion" */ '../features/account/delete-account-dialog');

/** /delete-account */
export function Component() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  return (
    <>
      <PageMeta title={t('forum.deletion.title')} description={t('forum.deletion.description')} canonical={siteRoutes.deleteAccount} />
      <PageHeader title={t('forum.deletion.title')} lead={t('forum.deletion.lead')} />
      <OneColumn>
        <DeletionSummary />
        <p className="small read">{t('forum.deletion.consequences')}</p>
        {isSignedIn && <ExportButtons />}
        <div>
          <DialogButton
            variant="danger"
            load={loadDialog}
            dialog={({ DeleteAccountDialog }, close) => <DeleteAccountDialog onClose={close} />}
          >
            {t('forum.profile.deleteAccount')}
          </DialogButton>
        </div>
      </OneColumn>
    </>
  );
}
