import type { FastifyInstance } from 'fastify';

interface Field {
  enum?: unknown[];
}

interface Body {
  properties?: Record<string, Field>;
  anyOf?: Body[];
}

interface DocumentedOperation {
  security?: readonly object[];
  parameters?: { name: string; in: string; schema?: Field }[];
  requestBody?: { content?: Record<string, { schema?: Body }> };
}

/** An operation of the OpenAPI document. */
export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  token: 'none' | 'optional' | 'needed';
  /** Names of the fields of body or query, with the values that the schema lists. */
  fields: Record<string, unknown[]>;
}

const fieldsOf = ({ properties = {}, anyOf = [] }: Body): [string, Field][] => [...Object.entries(properties), ...anyOf.flatMap(fieldsOf)];

function listFields({ requestBody, parameters }: DocumentedOperation): Operation['fields'] {
  const properties = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema ?? {}));
  const query = (parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema ?? {}] as const);
  return Object.fromEntries([...properties, ...query].map(([name, field]) => [name, field.enum ?? []]));
}

function getTokenUse({ security }: DocumentedOperation): Operation['token'] {
  if (security === undefined) return 'none';
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'needed';
}

/** Every documented operation, so that tests cover new routes automatically. */
export async function listOperations(app: FastifyInstance): Promise<Operation[]> {
  const document = (await app.inject('/apis/openapi.json')).json<{ paths: Record<string, Record<string, DocumentedOperation>> }>();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      token: getTokenUse(operation),
      fields: listFields(operation),
    })),
  );
}
