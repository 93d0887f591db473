import { useSearchParams } from 'react-router-dom';
import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { copy } from '../copy';
import { AllPosts } from '../features/profile/all-posts';

/** /profile/activities?uid=&page= */
export function Component() {
  const [params] = useSearchParams();
  const me = useSession().uid;
  const uid = params.get('uid') || me || '';
  const page = parsePageNumber(params);
  const { currentData } = useListDiscussionsQuery({ uid, start: page });
  const name = currentData?.discussions[0]?.display_name ?? 'one person';
  return (
    <>
      <PageMeta
        title={`${copy.posts} by ${name}${page > 1 ? `, page ${page}` : ''}`}
        description={`All that ${name} wrote in AstroHub, the latest first${page > 1 ? `, page ${page}` : ''}: questions and experiences with rashi, nakshatra and mahadasha.`}
        canonical={siteRoutes.activities(uid, page)}
      />
      <PageHeader title={copy.posts} backLink={{ to: siteRoutes.profile(uid), label: 'Profile' }} />
      <OneColumn>
        <AllPosts uid={uid} page={page} isOwn={uid === me} />
      </OneColumn>
    </>
  );
}
