import type { Discussion } from '@oracle-astra/shared/contract';
import { formatDateTime } from '@oracle-astra/shared/format';
import { Talk } from '../../parts/talk';

/** A person's posts, each headed by its time. */
export function PostRows({ posts, level }: { posts: readonly Discussion[]; level: 2 | 3 }) {
  return (
    <>
      {posts.map((post) => (
        <Talk
          key={post.did}
          discussion={post}
          level={level}
          head={
            <p className="tiny mute">
              <time dateTime={post.created_at}>{formatDateTime(post.created_at)}</time>
            </p>
          }
        />
      ))}
    </>
  );
}
