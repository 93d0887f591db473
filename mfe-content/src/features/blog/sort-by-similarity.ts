const splitSlug = (slug: string) => slug.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** Sorts posts by the number of words that their slugs share with another slug. The sort is stable. */
export function sortBySimilarity<Post extends { slug: string }>(posts: readonly Post[], slug: string): Post[] {
  const words = new Set(splitSlug(slug).filter((word) => word.length > 2 || /^\d+$/.test(word)));
  const countShared = (post: Post) => splitSlug(post.slug).filter((word) => words.has(word)).length;
  return posts
    .map((post) => ({ post, shared: countShared(post) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ post }) => post);
}
