import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services';

/** Portraits of the astrologers and images of the posts under /server-images/. */
export function imageRoutes({ deps }: Pick<Services, 'deps'>): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root: join(deps.config.assetsDir, 'images'),
      prefix: '/server-images/',
      decorateReply: false,
      index: false,
      maxAge: '1d',
    });
  };
}
