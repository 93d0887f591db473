import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { copy } from '../copy';
import { RedeemHistory } from '../features/histories/redeem-history';

/** /profile/redeem-history */
export function Component() {
  return (
    <>
      <PageMeta
        title={copy.redeems.title}
        description="When your Astro Points became questions for Oracle: how many points were taken, and how many questions added."
      />
      <PageHeader title={copy.redeems.title} backLink={{ to: siteRoutes.profile(), label: copy.myPoints }} />
      <OneColumn>
        <RedeemHistory />
      </OneColumn>
    </>
  );
}
