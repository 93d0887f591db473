import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  aboutResponse,
  apiPaths,
  astrologersResponse,
  languages,
  languagesResponse,
  pricingResponse,
  videosResponse,
} from '@oracle-astra/shared/contract';
import { aboutSections, astrologerCards, pricing, sampleVideos } from './copy';

/** Static content of the site, the same for every visitor. */
export function contentRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.astrologers, { schema: { tags: ['content'], response: { 200: astrologersResponse } } }, async () => ({
      status: 'success' as const,
      astrologers: astrologerCards,
    }));

    app.get(apiPaths.languages, { schema: { tags: ['content'], response: { 200: languagesResponse } } }, async () => ({
      status: 'success' as const,
      languages: [...languages],
    }));

    app.get(apiPaths.videos, { schema: { tags: ['content'], response: { 200: videosResponse } } }, async () => ({
      status: 'success' as const,
      videos: sampleVideos,
    }));

    app.get(apiPaths.about, { schema: { tags: ['content'], response: { 200: aboutResponse } } }, async () => ({
      status: 'success' as const,
      sections: aboutSections,
    }));

    app.get(apiPaths.pricing, { schema: { tags: ['content'], response: { 200: pricingResponse } } }, async () => ({
      status: 'success' as const,
      ...pricing,
    }));
  };
}
