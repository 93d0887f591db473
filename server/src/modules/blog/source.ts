import type { PostsQuery } from './query';
import type { Post } from './posts';

/** One page of posts with the number of `pages` and the `total` of posts; `posts` is null past the last page. */
export interface PostsPage {
  posts: Post[] | null;
  total: number;
  pages: number;
}

/** Title and description for search engines: sanitized plain text. */
export interface SeoHead {
  title: string;
  description: string;
}

/** The source of posts: files of the server or a WordPress. Rejects with `unavailable` while WordPress cannot be reached. */
export interface PostSource {
  list: (query: PostsQuery) => Promise<PostsPage>;
  /** The post with this image. */
  byMedia: (id: number) => Promise<Pick<Post, 'media' | 'slug' | 'date' | 'alt' | 'picture'> | null>;
  /** The newest posts with their text, at most 100. */
  newest: () => Promise<Post[]>;
  /** The head of a post from its source; null to use the post's title and excerpt. */
  head: (post: Post) => Promise<SeoHead | null>;
}
