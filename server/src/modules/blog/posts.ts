import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sanitizeHtml } from './sanitize-html';

/** A post of the project; `date` is India's local time without an offset, as WordPress gives it. */
export interface Post {
  id: number;
  slug: string;
  date: string;
  /** Plain text, as the excerpt is. */
  title: string;
  excerpt: string;
  /** Clean HTML: whatever brings posts cleans them. */
  content: string;
  /** Id of the picture, which is named by the post's slug, and its text alternative. */
  media: number;
  alt: string;
}

/** Reads `posts.json` of the folder and the text of each post beside it. */
export async function readPosts(folder: string): Promise<Post[]> {
  const entries = JSON.parse(await readFile(join(folder, 'posts.json'), 'utf8')) as Omit<Post, 'content'>[];
  return Promise.all(entries.map(async (entry) => ({ ...entry, content: sanitizeHtml(await readFile(join(folder, `${entry.slug}.html`), 'utf8')) })));
}
