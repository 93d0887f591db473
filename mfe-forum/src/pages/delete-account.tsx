import { site } from '@oracle-astra/shared/contract';
import { PageHead } from '@oracle-astra/shared/kit';
import { AppLink, Note, PageMeta } from '@oracle-astra/shared/ui';
import { WhatGoes } from '../features/account/what-goes';
import { OneColumn } from '../parts/columns';

/** /delete-account */
export function Component() {
  return (
    <>
      <PageMeta title="Delete Account" description="How to delete your account: what is erased, which questions and points are lost with it, and what stays." canonical={site.deleteAccount} />
      <PageHead title="Delete Account" lead="What goes, what is lost and what stays. Deleting cannot be undone." />
      <OneColumn>
        <WhatGoes />
        <p className="small read">
          You are signed out on every device. A subscription ends with the account. If you only want to be left alone, you can log out instead: your
          questions and points then wait for you.
        </p>
        <Note>
          Deleting is not open on this server. <AppLink to={site.contactUs}>Write to us</AppLink> and name your mobile number.
        </Note>
      </OneColumn>
    </>
  );
}
