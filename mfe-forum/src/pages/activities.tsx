import { useSearchParams } from 'react-router-dom';
import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { formatAuthorName } from '../components/people/format-author-name';
import { OneColumn } from '../components/one-column.styles';
import { AllPosts } from '../features/profile/all-posts';

/** /profile/activities?uid=&page= */
export function Component() {
  const t = useTranslations();
  const [params] = useSearchParams();
  const me = useSession().uid;
  const uid = params.get('uid') || me || '';
  const page = parsePageNumber(params);
  const { currentData } = useListDiscussionsQuery({ uid, start: page });
  const author = currentData?.discussions[0]?.display_name;
  const name = author === undefined ? t('forum.posts.someone') : formatAuthorName(author, t);
  return (
    <>
      <PageMeta
        title={t('forum.posts.pageTitle', { name, page })}
        description={t('forum.posts.description', { name, page })}
        canonical={siteRoutes.activities(uid, page)}
      />
      <PageHeader title={t('forum.posts.title')} backLink={{ to: siteRoutes.profile(uid), label: t('forum.nav.profile') }} />
      <OneColumn>
        <AllPosts uid={uid} page={page} isOwn={uid === me} />
      </OneColumn>
    </>
  );
}
