import styled from 'styled-components';
import { questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { PageHeader } from '@oracle-astra/shared/components';
import { ButtonLink, PageMeta, Container } from '@oracle-astra/shared/ui';
import { Balance } from '../features/balance/balance';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: var(--s-6);
  padding-bottom: var(--s-12);
`;

/** /balance */
export function Component() {
  return (
    <>
      <PageMeta
        title="Balance: questions and wallet"
        description="The questions for Oracle and Astra, the predictions and the wallet money that you have left, and where to recharge."
      />
      <PageHeader
        title="Balance"
        lead={`What you have left. After the questions, one costs ${formatRupees(questionPricePaise)} from the wallet.`}
      />
      <Column>
        <Balance />
        <div className="row">
          <ButtonLink variant="primary" wide to={siteRoutes.recharges}>
            Recharge
          </ButtonLink>
          <ButtonLink wide to={siteRoutes.transferHistory}>
            Questions Transfer History
          </ButtonLink>
        </div>
      </Column>
    </>
  );
}
