import { useSearchParams } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { TwoColumnLayout } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { DiscussionList } from '../features/discussions/discussion-list';
import { parseForumSearchParams } from '../features/discussions/forum-search-params';
import { ListLinks } from '../features/discussions/list-links';
import { SearchBox } from '../features/discussions/search-box';
import { SearchSummary } from '../features/discussions/search-summary';
import { StartDiscussion } from '../features/discussions/start-discussion';
import { PointsSidebar } from '../features/points/points-sidebar';

/** /forum?page=&query= */
export function Component() {
  const t = useTranslations();
  const [params] = useSearchParams();
  const { start: page, query } = parseForumSearchParams(params);
  return (
    <>
      <PageMeta
        title={query === undefined ? t('forum.list.pageTitle', { page }) : t('forum.search.pageTitle', { query, page })}
        description={query === undefined ? t('forum.list.description', { page }) : t('forum.search.description', { query, page })}
        canonical={siteRoutes.forum({ page: String(page), query })}
      />
      <TwoColumnLayout>
        <div className="stack">
          <div className="stack-2">
            <h1>{t('forum.nav.astroHub')}</h1>
            <p className="mute">{t('forum.list.lead')}</p>
          </div>
          <div>
            <StartDiscussion />
          </div>
          <SearchBox query={query} />
          <ListLinks isLatest={page === 1 && query === undefined} />
          {query !== undefined && <SearchSummary query={query} />}
          <DiscussionList start={page} query={query} />
        </div>
        <PointsSidebar />
      </TwoColumnLayout>
    </>
  );
}
