import * as z from 'zod/mini';
import { firstProblem } from '@oracle-astra/shared/contract';

/** The name by which hosts and tools of Module Federation look for the manifest of a release. */
export const manifestFile = 'mf-manifest.json';

const names = z.array(z.string());
const assets = z.object({ js: z.object({ sync: names, async: names }), css: z.object({ sync: names, async: names }) });

/**
 * The manifest that Module Federation 2 writes and its runtime reads, in the form of the types of `@module-federation/sdk`.
 * Fields of newer versions are kept.
 */
export const manifestSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  metaData: z.looseObject({
    name: z.string(),
    type: z.optional(z.string()),
    buildInfo: z.looseObject({ buildVersion: z.string(), buildName: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    types: z.optional(z.looseObject({ path: z.string(), name: z.string(), zip: z.optional(z.string()), api: z.optional(z.string()) })),
    globalName: z.string(),
    pluginVersion: z.optional(z.string()),
    publicPath: z.string(),
  }),
  shared: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      singleton: z.optional(z.boolean()),
      requiredVersion: z.string(),
      assets,
    }),
  ),
  remotes: z.array(z.unknown()),
  exposes: z.array(z.looseObject({ id: z.string(), name: z.string(), path: z.string(), assets })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type Assets = z.infer<typeof assets>;

/** Parses the text of a manifest. Throws a sentence that names the wrong field by its path. */
export function parseManifest(text: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(`${manifestFile} is no whole JSON file: build the release again`);
  }
  const { success, data, error } = manifestSchema.safeParse(content);
  if (success) return data;
  throw new Error(`${manifestFile} is refused: ${firstProblem(error)}`);
}

/** The files of assets: first those that a page needs at once, then those that are loaded later. */
export const listAssets = ({ js, css }: Assets): string[] => [...js.sync, ...css.sync, ...js.async, ...css.async];

/** The path of the entry within the release. */
export const getEntryFile = ({ metaData: { remoteEntry } }: Manifest): string =>
  [remoteEntry.path.replace(/^\.?\/|\/$/g, ''), remoteEntry.name].filter(Boolean).join('/');
