import { useGetAboutQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader, Prose } from '@oracle-astra/shared/components';
import { EmptyState, ErrorState, PageMeta, StateArt } from '@oracle-astra/shared/ui';
import { ReadingColumns, ReadingSide } from '../components/reading-columns.styles';
import { TableOfContents } from '../components/table-of-contents';
import { TableOfContentsSkeleton } from '../components/table-of-contents-skeleton';
import { AboutSkeleton } from '../features/about/about-skeleton';
import { AboutText, toContentsEntries } from '../features/about/about-text';
import { AstrologerList } from '../features/astrologers/astrologer-list';

/** /about-us */
export function Component() {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useGetAboutQuery();
  const sections = data?.sections ?? [];
  return (
    <>
      <PageMeta title={t('content.about.documentTitle')} description={t('content.about.description')} canonical={siteRoutes.aboutUs} />
      <PageHeader title={t('content.about.title')} />
      <ReadingColumns>
        {!data && !isError && <TableOfContentsSkeleton />}
        {sections.length > 0 && (
          <TableOfContents
            title={t('content.about.contents')}
            label={t('content.about.contentsLabel')}
            entries={toContentsEntries(sections)}
          />
        )}
        <Prose>
          {!data && isError && <ErrorState art={<StateArt kind="error" />} busy={isFetching} onRetry={() => void refetch()} />}
          {!data && !isError && <AboutSkeleton />}
          {data && sections.length === 0 && <EmptyState art={<StateArt kind="empty" />} title={t('content.about.none')} />}
          <AboutText sections={sections} />
        </Prose>
        {(data || isError) && (
          <ReadingSide>
            <AstrologerList />
          </ReadingSide>
        )}
      </ReadingColumns>
    </>
  );
}
