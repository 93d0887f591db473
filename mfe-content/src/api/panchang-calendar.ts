import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type PanchangDayResponse, type PanchangMonthResponse, type SuccessOf } from '@oracle-astra/shared/contract';

/** `city` is a place's name in addresses, `date` is `YYYY-MM-DD`; by default today in Delhi. */
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
    }),
    contentGetPanchangMonth: build.query<SuccessOf<PanchangMonthResponse>, MonthRequest>({
      query: (params) => ({ url: apiPaths.panchangMonth, params }),
    }),
  }),
});

export const { contentGetPanchangDay, contentGetPanchangMonth } = panchangCalendarApi.endpoints;
export const { useContentGetPanchangDayQuery, useContentGetPanchangMonthQuery } = panchangCalendarApi;
