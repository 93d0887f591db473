import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type BirthSkyRequest,
  type BirthSkyResponse,
  type SkyDaysResponse,
  type SkyNowResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

/** A place by its slug, or the one nearest to coordinates in degrees; Delhi by default. */
export interface SkyPlaceRequest {
  city?: string;
  lat?: number;
  lng?: number;
}

const skyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The current sky over a place, and its next events. */
    contentGetSky: build.query<SuccessOf<SkyNowResponse>, SkyPlaceRequest>({
      query: (params) => ({ url: apiPaths.skyNow, params }),
      providesTags: ['Day'],
    }),
    /** The sky of the next thirty days over a place. */
    contentGetSkyDays: build.query<SuccessOf<SkyDaysResponse>, SkyPlaceRequest>({
      query: (params) => ({ url: apiPaths.skyDays, params }),
      providesTags: ['Day'],
    }),
    /** The sky of a birth; the server stores nothing of it. */
    contentReadBirthSky: build.mutation<SuccessOf<BirthSkyResponse>, BirthSkyRequest>({
      query: (body) => ({ url: apiPaths.birthSky, method: 'POST', body, changes: [] }),
    }),
  }),
});

export const { contentGetSky } = skyApi.endpoints;
export const { useContentGetSkyQuery, useContentGetSkyDaysQuery, useContentReadBirthSkyMutation } = skyApi;
