import { useTranslations } from '@oracle-astra/shared/i18n';
import { Section } from '@oracle-astra/shared/components';
import { useContentListRelatedPostsQuery } from '../../api/blog';
import { PostCard, PostGrid } from './post-card';

/** Links to related posts. Renders nothing if there are none or they fail to load, because the page works without them. */
export function RelatedPosts({ slug }: { slug: string }) {
  const t = useTranslations();
  const { currentData: posts } = useContentListRelatedPostsQuery(slug);
  if (!posts || posts.length === 0) return null;
  return (
    <Section title={t('content.post.related')}>
      <PostGrid>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} lazy />
        ))}
      </PostGrid>
    </Section>
  );
}
