import type { FastifyInstance } from 'fastify';
import * as contract from '@oracle-astra/shared/contract';
import { answerSchemas } from '@oracle-astra/shared/contract/answer-schemas';
import { createTestApp } from '../testing/test-app';

const mockResponses = new Map<string, unknown>();
// Collects the schemas of all routes instead of building the OpenAPI document.
jest.mock('./openapi', () => ({
  addOpenApi: async (app: FastifyInstance) => {
    app.addHook('onRoute', ({ url, schema }) => {
      const response = (schema as { response?: Record<number, unknown> } | undefined)?.response?.[200];
      if (response !== undefined) mockResponses.set(url, response);
    });
  },
}));

it('answerSchemas has the response schema of each route', async () => {
  await createTestApp();
  // Streams, files and answers in the form of WordPress have no schema in the contract.
  const schemas = new Set<unknown>(Object.values(contract));
  const urls = Object.values(contract.apiPaths).filter((url) => schemas.has(mockResponses.get(url)));
  expect(urls.filter((url) => answerSchemas[url] !== mockResponses.get(url))).toEqual([]);
  expect(urls.sort()).toEqual(Object.keys(answerSchemas).sort());
});
