import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  aboutResponse,
  apiPaths,
  astrologersResponse,
  languages,
  languagesResponse,
  pricingResponse,
  reviewsResponse,
  videosResponse,
} from '@oracle-astra/shared/contract';
import type { Services } from '../../services';
import { negotiateLocale } from '../../plugins/locale';
import { getAboutSections, getAstrologerCards, getPricing, getVideos } from './content';

/** Static content of the site, the same for every visitor of a language. */
export function contentRoutes({ deps }: Pick<Services, 'deps'>): FastifyPluginAsyncZod {
  const { films, reviews } = deps.config.site;
  return async (app) => {
    app.get(apiPaths.astrologers, { schema: { tags: ['content'], response: { 200: astrologersResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      astrologers: getAstrologerCards(negotiateLocale(request, reply)),
    }));

    app.get(apiPaths.languages, { schema: { tags: ['content'], response: { 200: languagesResponse } } }, async () => ({
      status: 'success' as const,
      languages: [...languages],
    }));

    app.get(apiPaths.videos, { schema: { tags: ['content'], response: { 200: videosResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      videos: getVideos(films, negotiateLocale(request, reply)),
    }));

    app.get(apiPaths.reviews, { schema: { tags: ['content'], response: { 200: reviewsResponse } } }, async () => ({
      status: 'success' as const,
      reviews,
    }));

    app.get(apiPaths.about, { schema: { tags: ['content'], response: { 200: aboutResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      sections: getAboutSections(negotiateLocale(request, reply)),
    }));

    app.get(apiPaths.pricing, { schema: { tags: ['content'], response: { 200: pricingResponse } } }, async (request, reply) => ({
      status: 'success' as const,
      ...getPricing(negotiateLocale(request, reply)),
    }));
  };
}
