import { useSearchParams } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { TwoColumnLayout } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { words } from '../copy';
import { DiscussionList } from '../features/discussions/discussion-list';
import { readForumAddress } from '../features/discussions/forum-address';
import { FoundLine } from '../features/discussions/found-line';
import { ListLinks } from '../features/discussions/list-links';
import { SearchBox } from '../features/discussions/search-box';
import { StartDiscussion } from '../features/discussions/start-discussion';
import { PointsSide } from '../features/points/points-side';

const pageOf = (start: number) => (start > 1 ? `, page ${start}` : '');

/** /forum?page=&query= */
export function Component() {
  const [params] = useSearchParams();
  const { start, query } = readForumAddress(params);
  const subject = `AstroHub${query === undefined ? '' : ` on “${query}”`}${pageOf(start)}`;
  return (
    <>
      <PageMeta
        title={query === undefined ? `Astrology forum ${words.forum}${pageOf(start)}` : `${query}: ${words.forum}${pageOf(start)}`}
        description={`${subject}: people who share your stars ask, answer and compare what a rashi, a nakshatra or a mahadasha brought them.`}
        canonical={siteRoutes.forum({ page: String(start), query })}
      />
      <TwoColumnLayout>
        <div className="stack">
          <div className="stack-2">
            <h1>{words.forum}</h1>
            <p className="mute">People who share your stars, talking.</p>
          </div>
          <div>
            <StartDiscussion />
          </div>
          <SearchBox query={query} />
          <ListLinks onLatest={start === 1 && query === undefined} />
          {query !== undefined && <FoundLine query={query} />}
          <DiscussionList start={start} query={query} />
        </div>
        <PointsSide />
      </TwoColumnLayout>
    </>
  );
}
