import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader } from '@oracle-astra/shared/components';
import { AppLink, Callout, PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { DeletionSummary } from '../features/account/deletion-summary';

/** /delete-account */
export function Component() {
  return (
    <>
      <PageMeta
        title="Delete Account"
        description="How to delete your account: what is erased, which questions and points are lost with it, and what stays."
        canonical={siteRoutes.deleteAccount}
      />
      <PageHeader title="Delete Account" lead="What goes, what is lost and what stays. Deleting cannot be undone." />
      <OneColumn>
        <DeletionSummary />
        <p className="small read">
          You are signed out on every device. A subscription ends with the account. If you only want to be left alone, you can log out
          instead: your questions and points then wait for you.
        </p>
        <Callout>
          Deleting is not open on this server. <AppLink to={siteRoutes.contactUs}>Write to us</AppLink> and name your mobile number.
        </Callout>
      </OneColumn>
    </>
  );
}
