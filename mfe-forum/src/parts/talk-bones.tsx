import { Loading, SkeletonCard } from '@oracle-astra/shared/ui';

/** So many discussions to come. */
export function TalkBones({ count = 4 }: { count?: number }) {
  return (
    <Loading label="Loading discussions">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </Loading>
  );
}
