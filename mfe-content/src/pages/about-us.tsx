import { useGetAboutQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader, Prose } from '@oracle-astra/shared/components';
import { EmptyState, ErrorState, PageMeta } from '@oracle-astra/shared/ui';
import { ReadingColumns } from '../components/reading-columns.styles';
import { TableOfContents } from '../components/table-of-contents';
import { TableOfContentsSkeleton } from '../components/table-of-contents-skeleton';
import { AboutSkeleton } from '../features/about/about-skeleton';
import { AboutText, toContentsEntries } from '../features/about/about-text';
import { AstrologerList } from '../features/astrologers/astrologer-list';

/** /about-us */
export function Component() {
  const { data, isError, isFetching, refetch } = useGetAboutQuery();
  const sections = data?.sections ?? [];
  return (
    <>
      <PageMeta
        title="About us: who reads your chart"
        description="Who we are, our mission and vision, what we do: who computes the charts, who answers, and what we think an honest reading is."
        canonical={siteRoutes.aboutUs}
      />
      <PageHeader title="About us" />
      <ReadingColumns>
        {!data && !isError && <TableOfContentsSkeleton />}
        {sections.length > 0 && <TableOfContents title="Contents" label="Contents of About us" entries={toContentsEntries(sections)} />}
        <Prose>
          {!data && isError && <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />}
          {!data && !isError && <AboutSkeleton />}
          {data && sections.length === 0 && <EmptyState art={<StateArt kind="empty" />} title="Nothing is written here yet" />}
          <AboutText sections={sections} />
          {(data || isError) && <AstrologerList />}
        </Prose>
      </ReadingColumns>
    </>
  );
}
