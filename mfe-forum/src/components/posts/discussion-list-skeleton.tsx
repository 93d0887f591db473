import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, SkeletonCard } from '@oracle-astra/shared/ui';

/** The placeholders of a list of discussions while it loads. */
export function DiscussionListSkeleton({ count = 4 }: { count?: number }) {
  const t = useTranslations();
  return (
    <Loading label={t('forum.list.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Loading>
  );
}
