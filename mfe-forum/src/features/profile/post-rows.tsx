import type { Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DiscussionCard } from '../../components/posts/discussion-card';

/** A user's posts as cards, each with its time as header. */
export function PostRows({ posts, level }: { posts: readonly Discussion[]; level: 2 | 3 }) {
  const t = useTranslations();
  return (
    <>
      {posts.map((post) => (
        <DiscussionCard
          key={post.did}
          discussion={post}
          level={level}
          header={
            <p className="tiny mute">
              <time dateTime={post.created_at}>{formatDateTime(post.created_at, t)}</time>
            </p>
          }
        />
      ))}
    </>
  );
}
