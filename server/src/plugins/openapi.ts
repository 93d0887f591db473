import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { failure } from '@oracle-astra/shared/contract';

/** The document of the API, made from the schemas of its routes. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.schema?.response === undefined) return;
    route.schema = { ...route.schema, response: { ...route.schema.response, '4xx': failure } };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Oracle & Astra', version: '1', description: 'Refusals of business are HTTP 200 with status fail.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
}
