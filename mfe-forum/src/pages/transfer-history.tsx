import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { TransferHistory } from '../features/histories/transfer-history';

/** /profile/transfer-history */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('forum.transfers.title')} description={t('forum.transfers.description')} />
      <PageHeader title={t('forum.transfers.title')} backLink={{ to: siteRoutes.profile(), label: t('forum.nav.myPoints') }} />
      <OneColumn>
        <TransferHistory />
      </OneColumn>
    </>
  );
}
