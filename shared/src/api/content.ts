import {
  apiPaths,
  type AboutResponse,
  type SuccessOf,
  type AstrologersResponse,
  type HoroscopeResponse,
  type HoroscopeRequest,
  type LanguagesResponse,
  type PlacesResponse,
  type VideosResponse,
} from '../contract';
import { baseApi } from './base-api';

const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAstrologers: build.query<SuccessOf<AstrologersResponse>, void>({
      query: () => apiPaths.astrologers,
      providesTags: ['Astrologers'],
    }),
    listLanguages: build.query<SuccessOf<LanguagesResponse>, void>({ query: () => apiPaths.languages }),
    listVideos: build.query<SuccessOf<VideosResponse>, void>({ query: () => apiPaths.videos, providesTags: ['Video'] }),
    getAbout: build.query<SuccessOf<AboutResponse>, void>({ query: () => apiPaths.about, providesTags: ['About'] }),
    getHoroscope: build.query<SuccessOf<HoroscopeResponse>, HoroscopeRequest>({
      query: (body) => ({ url: apiPaths.horoscope, method: 'POST', body }),
      providesTags: ['Horoscope'],
    }),
    /** A newer search of the same field cancels the older one; a cancelled search is not an error. */
    searchPlaces: build.query<PlacesResponse, string>({ query: (input) => ({ url: apiPaths.places, params: { input } }) }),
  }),
});

export const { listAstrologers, listVideos, getAbout, getHoroscope } = contentApi.endpoints;
export const {
  useListAstrologersQuery,
  useListLanguagesQuery,
  useListVideosQuery,
  useGetAboutQuery,
  useGetHoroscopeQuery,
  useLazySearchPlacesQuery,
  useSearchPlacesQuery,
} = contentApi;
