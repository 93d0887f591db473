import { useSearchParams } from 'react-router-dom';
import { site } from '@oracle-astra/shared/contract';
import { pageNumberOf } from '@oracle-astra/shared/format';
import { useSession } from '@oracle-astra/shared/session';
import { PageHead } from '@oracle-astra/shared/kit';
import { PageMeta } from '@oracle-astra/shared/ui';
import { words } from '../copy';
import { AllPosts } from '../features/profile/all-posts';
import { OneColumn } from '../parts/columns';

/** /profile/activities?uid=&page= */
export function Component() {
  const [params] = useSearchParams();
  const me = useSession().uid;
  const uid = params.get('uid') || me || '';
  const page = pageNumberOf(params);
  return (
    <>
      <PageMeta title={words.posts} description="What one person wrote in AstroHub." canonical={site.activities(uid, page)} />
      <PageHead title={words.posts} crumb={{ to: site.profile(uid), label: 'Profile' }} />
      <OneColumn>
        <AllPosts uid={uid} page={page} own={uid === me} />
      </OneColumn>
    </>
  );
}
