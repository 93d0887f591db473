import { Loading, SkeletonCard } from '@oracle-astra/shared/ui';

/** The placeholders of a list of discussions while it loads. */
export function DiscussionListSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Loading label="Loading discussions">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Loading>
  );
}
