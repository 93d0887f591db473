import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { AppLink, Callout, PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { DeletionSummary } from '../features/account/deletion-summary';

/** /delete-account */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('forum.deletion.title')} description={t('forum.deletion.description')} canonical={siteRoutes.deleteAccount} />
      <PageHeader title={t('forum.deletion.title')} lead={t('forum.deletion.lead')} />
      <OneColumn>
        <DeletionSummary />
        <p className="small read">{t('forum.deletion.consequences')}</p>
        <Callout>{t.rich('forum.deletion.closed', { link: (text) => <AppLink to={siteRoutes.contactUs}>{text}</AppLink> })}</Callout>
      </OneColumn>
    </>
  );
}
