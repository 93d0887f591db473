import { siteRoutes } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { Callout, PageMeta } from '@oracle-astra/shared/ui';
import { LoginPrompt } from '../components/login-prompt';
import { OneColumn } from '../components/one-column.styles';
import { copy } from '../copy';
import { Guidance } from '../features/writing/guidance';
import { HandleStatus } from '../features/writing/handle-status';

/** /forum/create */
export function Component() {
  const { isSignedIn } = useSession();
  return (
    <>
      <PageMeta
        title={copy.startDiscussion}
        description="Start a discussion in AstroHub and ask people who share your stars: what a post is made of, and which Astro Points it earns."
        canonical={siteRoutes.forumCreate}
      />
      <PageHeader
        title={copy.startDiscussion}
        lead="Ask people who share your stars."
        backLink={{ to: siteRoutes.forum({ page: '1' }), label: copy.forum }}
      />
      <OneColumn>
        {isSignedIn ? <HandleStatus /> : <LoginPrompt>A discussion is written under your own name in AstroHub.</LoginPrompt>}
        <Guidance />
        {isSignedIn && <Callout>New discussions are not open on this server.</Callout>}
      </OneColumn>
    </>
  );
}
