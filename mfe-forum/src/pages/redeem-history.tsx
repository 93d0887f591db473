import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { RedeemHistory } from '../features/histories/redeem-history';

/** /profile/redeem-history */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <PageMeta title={t('forum.redeems.title')} description={t('forum.redeems.description')} />
      <PageHeader title={t('forum.redeems.title')} backLink={{ to: siteRoutes.profile(), label: t('forum.nav.myPoints') }} />
      <OneColumn>
        <RedeemHistory />
      </OneColumn>
    </>
  );
}
