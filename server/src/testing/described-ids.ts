interface Schema {
  type?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

interface Described {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** A field of a call that takes an id, by its path in the body or its name in the query. */
export interface IdField {
  method: 'GET' | 'POST';
  path: string;
  field: string[];
}

/** Texts that lead to rows of a person, and whose names do not end in "id". */
const otherReferences = new Set(['endpoint', 'cursor', 'token', 'coupon']);

/** By its name, or by the contract's schema of an id: any text of 1 to 64 letters. */
const takesId = (name: string, { type, enum: listed, pattern, minLength, maxLength }: Schema) =>
  type === 'string' &&
  listed === undefined &&
  (name.endsWith('id') || otherReferences.has(name) || (pattern === undefined && minLength === 1 && maxLength === 64));

function findIn(schema: Schema, above: string[] = []): string[][] {
  const parts = (schema.anyOf ?? []).flatMap((part) => findIn(part, above));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(takesId(name, field) ? [[...above, name]] : []),
    ...findIn(field, [...above, name]),
  ]);
  return [...parts, ...own];
}

/** Every field of the API's description that takes an id, so that tests cover a new one automatically. */
export function listIdFields(document: { paths: Record<string, Record<string, Described>> }): IdField[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => {
      const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema ?? {});
      const query = { properties: Object.fromEntries((parameters ?? []).map(({ name, schema }) => [name, schema ?? {}])) };
      const fields = new Map([...bodies, query].flatMap((schema) => findIn(schema)).map((field) => [field.join('.'), field]));
      return [...fields.values()].map((field) => ({ method: method.toUpperCase() as IdField['method'], path, field }));
    }),
  );
}
