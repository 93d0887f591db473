import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { aboutAnswer, api, astrologersAnswer, languages, languagesAnswer, pricingAnswer, videosAnswer } from '@oracle-astra/shared/contract';
import { aboutSections, astrologerCards, pricing, sampleVideos } from './copy';

/** What the site says of itself: nothing here depends on who asks. */
export function contentRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(api.astrologers, { schema: { tags: ['content'], response: { 200: astrologersAnswer } } },
      async () => ({ status: 'success' as const, astrologers: astrologerCards }));

    app.get(api.languages, { schema: { tags: ['content'], response: { 200: languagesAnswer } } },
      async () => ({ status: 'success' as const, languages: [...languages] }));

    app.get(api.videos, { schema: { tags: ['content'], response: { 200: videosAnswer } } },
      async () => ({ status: 'success' as const, videos: sampleVideos }));

    app.get(api.about, { schema: { tags: ['content'], response: { 200: aboutAnswer } } },
      async () => ({ status: 'success' as const, sections: aboutSections }));

    app.get(api.pricing, { schema: { tags: ['content'], response: { 200: pricingAnswer } } },
      async () => ({ status: 'success' as const, ...pricing }));
  };
}
