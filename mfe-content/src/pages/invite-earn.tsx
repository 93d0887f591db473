import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageMeta } from '@oracle-astra/shared/ui';
import { useNavigateBack } from '../components/use-navigate-back';
import { InviteDialog } from '../features/invite/invite-dialog';

/** /invite-earn, a dialog over the home page. */
export function Component() {
  const t = useTranslations();
  const goBack = useNavigateBack();
  return (
    <>
      <PageMeta title={t('content.invite.title')} description={t('content.invite.description')} canonical={siteRoutes.inviteEarn} />
      <InviteDialog onClose={goBack} />
    </>
  );
}
