import { points, siteRoutes } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, StateArt } from '@oracle-astra/shared/ui';

/** The empty state of a list of discussions, with the reason: past the last page, no search results, or none yet. */
export function EmptyDiscussionList({ query, note, pageCount }: { query?: string; note?: string; pageCount: number }) {
  const t = useTranslations();
  const latestLink = <ButtonLink to={siteRoutes.forum({ page: '1' })}>{t('forum.list.latest')}</ButtonLink>;
  if (pageCount > 0) {
    const lastLink = <ButtonLink to={siteRoutes.forum({ page: String(pageCount), query })}>{t('forum.list.lastPage')}</ButtonLink>;
    return (
      <EmptyState art={<StateArt kind="nothing-found" />} title={t('forum.list.outOfRange')} action={lastLink}>
        {t('forum.list.endsBefore')}
      </EmptyState>
    );
  }
  if (query !== undefined) {
    const lang = getTextLang(query);
    const title = t.rich('forum.search.empty', { query, words: (words) => (lang === t.locale ? words : <span lang={lang}>{words}</span>) });
    return (
      <EmptyState art={<StateArt kind="nothing-found" />} title={title} action={latestLink}>
        {note ?? t('forum.search.tip')}
      </EmptyState>
    );
  }
  return (
    <EmptyState art={<StateArt kind="empty" />} title={t('forum.list.empty')}>
      {t('forum.list.firstEarns', { points: points.discussion })}
    </EmptyState>
  );
}
