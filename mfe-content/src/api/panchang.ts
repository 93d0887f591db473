import { baseApi } from '@oracle-astra/shared/api';
import { api, type Answered, type PanchangAnswer } from '@oracle-astra/shared/contract';

const panchangApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The panchang of a day (`YYYY-MM-DD`) in Delhi. */
    contentGetPanchang: build.query<Answered<PanchangAnswer>, string>({ query: (date) => ({ url: api.panchang, params: { date } }) }),
  }),
});

export const { contentGetPanchang } = panchangApi.endpoints;
export const { useContentGetPanchangQuery } = panchangApi;
