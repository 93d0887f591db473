import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type BirthSkyRequest, type BirthSkyResponse, type SkyNowResponse, type SuccessOf } from '@oracle-astra/shared/contract';

const skyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The sky over Delhi now. */
    contentGetSky: build.query<SuccessOf<SkyNowResponse>, void>({ query: () => apiPaths.skyNow }),
    /** The sky of a birth; nothing of it is kept. */
    contentReadBirthSky: build.mutation<SuccessOf<BirthSkyResponse>, BirthSkyRequest>({
      query: (body) => ({ url: apiPaths.birthSky, method: 'POST', body }),
    }),
  }),
});

export const { contentGetSky } = skyApi.endpoints;
export const { useContentGetSkyQuery, useContentReadBirthSkyMutation } = skyApi;
