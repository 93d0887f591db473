import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type ReviewsResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The owner's reviews; none if the site shows samples. */
    contentListReviews: build.query<SuccessOf<ReviewsResponse>, void>({ query: () => apiPaths.reviews }),
  }),
});

export const { contentListReviews } = reviewsApi.endpoints;
export const { useContentListReviewsQuery } = reviewsApi;
