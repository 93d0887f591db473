import { useNavigate } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageMeta } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { InviteDialog } from '../features/invite/invite-dialog';

/** /invite-earn, over the landing page. */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <PageMeta
        title={copy.inviteTitle}
        description={`${copy.inviteText}, and so will each friend who joins. Send the invitation to a mobile number.`}
        canonical={siteRoutes.inviteEarn}
      />
      <InviteDialog onClose={() => void navigate(siteRoutes.home)} />
    </>
  );
}
