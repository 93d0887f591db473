import * as z from 'zod/mini';
import { firstProblem } from '@oracle-astra/shared/contract';

/** The list of the packages in a release or a program, in the JSON of CycloneDX 1.6. */
export const bomFile = 'bom.cdx.json';

const property = z.strictObject({ name: z.string(), value: z.string() });

const license = z.union([
  z.strictObject({ license: z.union([z.strictObject({ id: z.string() }), z.strictObject({ name: z.string() })]) }),
  z.strictObject({ expression: z.string() }),
]);

const component = z.strictObject({
  type: z.enum(['library', 'application']),
  'bom-ref': z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  version: z.string().check(z.minLength(1)),
  purl: z.optional(z.string()),
  hashes: z.optional(
    z.array(z.strictObject({ alg: z.enum(['SHA-1', 'SHA-512']), content: z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{128})$/)) })),
  ),
  licenses: z.optional(z.array(license)),
});

/** The part of the published schema that releases use; a stricter one, because other fields are written by nothing here. */
const bomSchema = z.strictObject({
  $schema: z.optional(z.string()),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().check(z.minimum(1)),
  metadata: z.strictObject({
    tools: z.strictObject({ components: z.array(component) }),
    component,
    properties: z.array(property),
  }),
  components: z.array(component),
});
export type Bom = z.infer<typeof bomSchema>;
export type BomComponent = z.infer<typeof component>;

/** Parses the text of a list. Throws a sentence that names the wrong field by its path. */
export function parseBom(text: string): Bom {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error('is no whole JSON file');
  }
  const { success, data, error } = bomSchema.safeParse(content);
  if (success) return data;
  throw new Error(`is refused: ${firstProblem(error)}`);
}
