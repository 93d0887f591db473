import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { failureSchema, failureCodes } from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';

const meanings = Object.entries(failureCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
const description = [
  'Refusals of business are HTTP 200 with status fail. Every failure has a code, which stays the same while its message may change:',
  ...meanings,
].join('\n');

// Added here and not in the contract, so that browsers do not load the list.
z.globalRegistry.add(failureSchema.shape.code, { enum: Object.keys(failureCodes) });

/** The OpenAPI document, generated from the schemas of the routes. */
export async function addOpenApi(app: FastifyInstance, siteName = 'Oracle & Astra'): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.schema?.response === undefined) return;
    route.schema = { ...route.schema, response: { ...route.schema.response, '4xx': failureSchema, '5xx': failureSchema } };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: siteName, version: '1', description },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
}
