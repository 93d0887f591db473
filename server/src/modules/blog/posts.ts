import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sanitizeHtml } from './sanitize-html';

/** A post of the project; `date` is Indian local time without an offset, as in WordPress. */
export interface Post {
  id: number;
  slug: string;
  date: string;
  /** Plain text, like the excerpt. */
  title: string;
  excerpt: string;
  /** Sanitized HTML: every source of posts sanitizes its own. */
  content: string;
  /** Id of the image; 0 without one. */
  media: number;
  alt: string;
  /** Address of the image; without a host for the server's own. */
  picture?: string;
}

/** Reads `posts.json` of the folder and the text of each post beside it. */
export async function readPosts(folder: string): Promise<Post[]> {
  const entries = JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8')) as Omit<Post, 'content' | 'picture'>[];
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      picture: `/server-images/blog/${entry.slug}.svg`,
      content: sanitizeHtml(await readFile(join(folder, `${entry.slug}.html`), 'utf8')),
    })),
  );
}
