import * as z from 'zod/mini';
import { formatInstant, indiaMs } from '../../indian-date';

const dateParameter = z.string().check(z.refine((text) => toIndianTime(text) !== null));
const list = z.string().check(z.maxLength(500));

/** The query parameters of WordPress's post list that the site uses; others are ignored. */
export const postsQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  orderby: z._default(z.enum(['date', 'id', 'slug', 'title']), 'date'),
  slug: z.optional(list),
  search: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(dateParameter),
  after: z.optional(dateParameter),
  _embed: z.optional(z.string()),
  _fields: z.optional(list),
});
export type PostsQuery = z.infer<typeof postsQuery>;

export const mediaParams = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) });
export const relatedQuery = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(200)) });
export const headQuery = z.object({ url: z.string().check(z.minLength(1), z.maxLength(500)) });

/** A query date as Indian local time without an offset; null if it is invalid. */
export function toIndianTime(text: string): string | null {
  const plain = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(text);
  const instant = Date.parse(plain ? `${text.length === 10 ? `${text}T00:00:00` : text}Z` : text);
  return formatInstant(plain ? instant : instant + indiaMs)?.replace(/\.\d+Z$/, '') ?? null;
}
