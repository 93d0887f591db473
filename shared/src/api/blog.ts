import { apiPaths, type BlogEntry, type BlogMedia, type BlogPost } from '../contract';
import { baseApi } from './base-api';

export interface BlogPage {
  posts: BlogEntry[];
  pageCount: number;
}

/**
 * The specification calls `x-wp-total` the number of pages, but WordPress counts records there and
 * pages in `x-wp-totalpages`, so the latter is preferred.
 */
function pageCountIn(headers: Headers | undefined): number {
  return Number(headers?.get('x-wp-totalpages') ?? headers?.get('x-wp-total') ?? 1);
}

/** Lists request only the fields that they show: the texts of nine posts are larger than the page. */
const listed = { _fields: 'id,slug,date,title,excerpt,featured_media' };

const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<BlogPage, { page: number; perPage: number }>({
      query: ({ page, perPage }) => ({
        url: apiPaths.posts,
        params: { page, per_page: perPage, order: 'desc', orderby: 'date', ...listed },
      }),
      transformResponse: (posts: BlogEntry[], meta) => ({
        posts,
        pageCount: pageCountIn((meta as { response?: Response } | undefined)?.response?.headers),
      }),
      providesTags: ['Post'],
    }),
    getPost: build.query<BlogPost | null, string>({
      query: (slug) => ({ url: apiPaths.posts, params: { slug } }),
      transformResponse: (posts: BlogPost[]) => posts[0] ?? null,
      providesTags: ['Post'],
    }),
    getPostNeighbour: build.query<BlogEntry | null, { side: 'previous' | 'next'; date: string }>({
      query: ({ side, date }) => ({
        url: apiPaths.posts,
        params: {
          per_page: 1,
          orderby: 'date',
          ...(side === 'previous' ? { before: date, order: 'desc' } : { after: date, order: 'asc' }),
          ...listed,
        },
      }),
      transformResponse: (posts: BlogEntry[]) => posts[0] ?? null,
      providesTags: ['Post'],
    }),
    getMedia: build.query<BlogMedia, number>({ query: (id) => `${apiPaths.media}/${id}`, providesTags: ['Post'] }),
  }),
});

export const { listPosts, getPost, getPostNeighbour, getMedia } = blogApi.endpoints;
export const { useListPostsQuery, useGetPostQuery, useGetPostNeighbourQuery, useGetMediaQuery } = blogApi;
