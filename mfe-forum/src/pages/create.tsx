import { site } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { PageHead } from '@oracle-astra/shared/kit';
import { Note, PageMeta } from '@oracle-astra/shared/ui';
import { copy, words } from '../copy';
import { Guidance } from '../features/writing/guidance';
import { HandleState } from '../features/writing/handle-state';
import { OneColumn } from '../parts/columns';
import { LoginPrompt } from '../parts/login-prompt';

/** /forum/create */
export function Component() {
  const { signedIn } = useSession();
  return (
    <>
      <PageMeta title={copy.startDiscussion} description="Start a discussion in AstroHub and ask people who share your stars: what a post is made of, and which Astro Points it earns." canonical={site.forumCreate} />
      <PageHead title={copy.startDiscussion} lead="Ask people who share your stars." crumb={{ to: site.forum({ page: '1' }), label: words.forum }} />
      <OneColumn>
        {signedIn ? <HandleState /> : <LoginPrompt>A discussion is written under your own name in AstroHub.</LoginPrompt>}
        <Guidance />
        {signedIn && <Note>New discussions are not open on this server.</Note>}
      </OneColumn>
    </>
  );
}
