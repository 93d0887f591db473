import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, avatarsResponse } from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';
import { DomainError } from '../../domain-error';
import type { Services } from '../../services';
import { avatarGroups, avatarNames } from './avatars';

const picture = z.object({ group: z.enum(['male', 'female']), file: z.string().check(z.maxLength(60)) });
const folders = { m: 'male', f: 'female' } as const;

/** The list of avatars and their pictures. A picture is available under both groups, because a person may choose any face. */
export function avatarRoutes({ deps }: Pick<Services, 'deps'>): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(fastifyStatic, { root: join(deps.config.assetsDir, 'avatars'), serve: false });

    app.get(apiPaths.avatars, { schema: { tags: ['forum'], response: { 200: avatarsResponse } } }, async () => ({
      status: 'success' as const,
      Male: { big: [...avatarGroups.Male] },
      Female: { big: [...avatarGroups.Female] },
    }));

    for (const size of ['', 'small/']) {
      app.get(`${apiPaths.avatars}/:group/${size}:file`, { schema: { hide: true, params: picture } }, async ({ params }, reply) => {
        const name = params.file.replace(/\.jpg$/, '');
        if (name === params.file || !avatarNames.has(name)) throw new DomainError('not_found');
        return reply.sendFile(`${folders[name.startsWith('m') ? 'm' : 'f']}/${size}${name}.jpg`, { maxAge: '30d', immutable: true });
      });
    }
  };
}
