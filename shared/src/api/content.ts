import {
  api, type AboutAnswer, type Answered, type AstrologersAnswer, type HoroscopeAnswer, type HoroscopeRequest, type LanguagesAnswer, type PlacesAnswer, type VideosAnswer,
} from '../contract';
import { baseApi } from './base-api';

const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAstrologers: build.query<Answered<AstrologersAnswer>, void>({ query: () => api.astrologers, providesTags: ['Astrologers'] }),
    listLanguages: build.query<Answered<LanguagesAnswer>, void>({ query: () => api.languages }),
    listVideos: build.query<Answered<VideosAnswer>, void>({ query: () => api.videos, providesTags: ['Video'] }),
    getAbout: build.query<Answered<AboutAnswer>, void>({ query: () => api.about, providesTags: ['About'] }),
    getHoroscope: build.query<Answered<HoroscopeAnswer>, HoroscopeRequest>({
      query: (body) => ({ url: api.horoscope, method: 'POST', body }),
      providesTags: ['Horoscope'],
    }),
    /** A newer search of the same field cancels the older one; a cancelled one is no error. */
    searchPlaces: build.query<PlacesAnswer, string>({ query: (input) => ({ url: api.places, params: { input } }) }),
  }),
});

export const { listAstrologers, listVideos, getAbout, getHoroscope } = contentApi.endpoints;
export const {
  useListAstrologersQuery, useListLanguagesQuery, useListVideosQuery, useGetAboutQuery, useGetHoroscopeQuery, useLazySearchPlacesQuery, useSearchPlacesQuery,
} = contentApi;
