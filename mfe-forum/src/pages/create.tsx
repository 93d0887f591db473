import { siteRoutes } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { Callout, PageMeta } from '@oracle-astra/shared/ui';
import { copy, words } from '../copy';
import { Guidance } from '../features/writing/guidance';
import { HandleState } from '../features/writing/handle-state';
import { OneColumn } from '../parts/columns';
import { LoginPrompt } from '../parts/login-prompt';

/** /forum/create */
export function Component() {
  const { isSignedIn } = useSession();
  return (
    <>
      <PageMeta title={copy.startDiscussion} description="Start a discussion in AstroHub and ask people who share your stars: what a post is made of, and which Astro Points it earns." canonical={siteRoutes.forumCreate} />
      <PageHeader title={copy.startDiscussion} lead="Ask people who share your stars." backLink={{ to: siteRoutes.forum({ page: '1' }), label: words.forum }} />
      <OneColumn>
        {isSignedIn ? <HandleState /> : <LoginPrompt>A discussion is written under your own name in AstroHub.</LoginPrompt>}
        <Guidance />
        {isSignedIn && <Callout>New discussions are not open on this server.</Callout>}
      </OneColumn>
    </>
  );
}
