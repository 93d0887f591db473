import { useSearchParams } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { TwoColumnLayout } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { DiscussionList } from '../features/discussions/discussion-list';
import { parseForumSearchParams } from '../features/discussions/forum-search-params';
import { ListLinks } from '../features/discussions/list-links';
import { SearchBox } from '../features/discussions/search-box';
import { SearchSummary } from '../features/discussions/search-summary';
import { StartDiscussion } from '../features/discussions/start-discussion';
import { PointsSidebar } from '../features/points/points-sidebar';

const formatPageSuffix = (start: number) => (start > 1 ? `, page ${start}` : '');

/** /forum?page=&query= */
export function Component() {
  const [params] = useSearchParams();
  const { start, query } = parseForumSearchParams(params);
  const subject = `AstroHub${query === undefined ? '' : ` on “${query}”`}${formatPageSuffix(start)}`;
  return (
    <>
      <PageMeta
        title={
          query === undefined
            ? `Astrology forum ${copy.forum}${formatPageSuffix(start)}`
            : `${query}: ${copy.forum}${formatPageSuffix(start)}`
        }
        description={`${subject}: people who share your stars ask, answer and compare what a rashi, a nakshatra or a mahadasha brought them.`}
        canonical={siteRoutes.forum({ page: String(start), query })}
      />
      <TwoColumnLayout>
        <div className="stack">
          <div className="stack-2">
            <h1>{copy.forum}</h1>
            <p className="mute">People who share your stars, talking.</p>
          </div>
          <div>
            <StartDiscussion />
          </div>
          <SearchBox query={query} />
          <ListLinks isLatest={start === 1 && query === undefined} />
          {query !== undefined && <SearchSummary query={query} />}
          <DiscussionList start={start} query={query} />
        </div>
        <PointsSidebar />
      </TwoColumnLayout>
    </>
  );
}
