import { site } from '@oracle-astra/shared/contract';
import { PageHead } from '@oracle-astra/shared/kit';
import { PageMeta } from '@oracle-astra/shared/ui';
import { copy, words } from '../copy';
import { TransferHistory } from '../features/histories/transfer-history';
import { OneColumn } from '../parts/columns';

/** /profile/transfer-history */
export function Component() {
  return (
    <>
      <PageMeta title={copy.transfers.title} description="The questions for Oracle that you gave to other people or got from them, with their dates and numbers." />
      <PageHead title={copy.transfers.title} crumb={{ to: site.profile(), label: words.myPoints }} />
      <OneColumn>
        <TransferHistory />
      </OneColumn>
    </>
  );
}
