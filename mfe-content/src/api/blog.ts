import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, siteRoutes, type BlogEntry } from '@oracle-astra/shared/contract';

/** The metadata of a post for search engines. */
export interface PostHead {
  title: string;
  description: string;
}

const blogPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Related posts, without their texts. */
    contentListRelatedPosts: build.query<BlogEntry[], string>({
      query: (slug) => ({ url: apiPaths.relatedPosts, params: { slug } }),
      providesTags: ['Post'],
    }),
    contentGetPostHead: build.query<PostHead, string>({
      query: (slug) => ({ url: apiPaths.seoHead, params: { url: siteRoutes.blog(slug) } }),
      transformResponse: ({ title, description }: PostHead) => ({ title, description }),
      providesTags: ['Post'],
    }),
  }),
});

export const { contentListRelatedPosts, contentGetPostHead } = blogPageApi.endpoints;
export const { useContentListRelatedPostsQuery, useContentGetPostHeadQuery } = blogPageApi;
