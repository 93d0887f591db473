import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { copy } from '../copy';
import { TransferHistory } from '../features/histories/transfer-history';

/** /profile/transfer-history */
export function Component() {
  return (
    <>
      <PageMeta
        title={copy.transfers.title}
        description="The questions for Oracle that you gave to other people or got from them, with their dates and numbers."
      />
      <PageHeader title={copy.transfers.title} backLink={{ to: siteRoutes.profile(), label: copy.myPoints }} />
      <OneColumn>
        <TransferHistory />
      </OneColumn>
    </>
  );
}
