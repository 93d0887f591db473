import { baseApi } from '@oracle-astra/shared/api';
import {
  cutText,
  apiPaths,
  placeSearch,
  type PanchangDayResponse,
  type PanchangMonthResponse,
  type PlacesResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

/** `city` is a place's slug, `date` is `YYYY-MM-DD`; by default today in Delhi. */
export interface DayRequest {
  city?: string;
  date?: string;
}

/** `month` is `YYYY-MM`. */
export interface MonthRequest {
  city?: string;
  month: string;
}

const panchangCalendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contentGetPanchangDay: build.query<SuccessOf<PanchangDayResponse>, DayRequest>({
      query: (params) => ({ url: apiPaths.panchangDay, params }),
      providesTags: ['Day'],
    }),
    contentGetPanchangMonth: build.query<SuccessOf<PanchangMonthResponse>, MonthRequest>({
      query: (params) => ({ url: apiPaths.panchangMonth, params }),
      providesTags: ['Day'],
    }),
    /** Places whose names are similar to an unknown one in the address. */
    contentListPlacesLike: build.query<PlacesResponse, string>({
      query: (city) => ({ url: apiPaths.places, params: { input: cutText(city.replaceAll('-', ' '), placeSearch.maxLetters) } }),
    }),
  }),
});

export const { contentGetPanchangDay, contentGetPanchangMonth, contentListPlacesLike } = panchangCalendarApi.endpoints;
export const { useContentGetPanchangDayQuery, useContentGetPanchangMonthQuery, useContentListPlacesLikeQuery } = panchangCalendarApi;
