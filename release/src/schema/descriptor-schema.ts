import * as z from 'zod/mini';
import { descriptor, getNamePattern, maxNameLength, type NameKind } from '@oracle-astra/shared/contract';

/** The names in a descriptor by their place, which custom checks of the validation verify. `*` is each entry of a list. */
const namesByPlace: Readonly<Record<string, NameKind>> = {
  remote: 'remote',
  version: 'version',
  release: 'release',
  container: 'container',
  entry: 'file',
  early: 'file',
  server: 'file',
  'routes.*.page': 'file',
  'plain.container': 'container',
  'files.*.name': 'file',
  'slots.*.name': 'slot',
  'fills.*.name': 'fill',
  'fills.*.slot': 'slot',
  'fills.*.page': 'file',
};

const meanings: Readonly<Record<string, string>> = {
  remote: 'The remote, as in addresses and in the registry; "shell" is the host.',
  version: 'The version of the package.',
  release: 'The name of this build, and of its folder: remote, version and a hash of what it was built from.',
  container: 'The global variable that the entry defines.',
  entry: 'The script that defines the container.',
  early: 'The script that documents contain, in releases of the shell.',
  routes:
    'The pages of the remote: the id of each with the prefix of the remote, its path, and the script of the page joined with the entry.',
  navigation: 'The links that the remote gives to header, menus, footer and the page for missing pages.',
  slots: 'The named places in its pages that other remotes may fill: the name of each, and the ids of the routes that show it.',
  fills:
    'What it puts into slots of other remotes: the name, the slot, the order within it, the space that is reserved, for whom it is, and the script with its component.',
  files: 'Every file with its size in bytes and its hash, apart from compressed copies.',
  server: 'The build for Node. Without one the browser renders the pages.',
  needs: 'The shared packages that it takes of the shell, with the range of versions.',
  provides: 'The shared packages that a shell provides, with their versions.',
  takes: 'The exports that it uses of each shared package.',
  types: 'Hashes of the types of those exports.',
  api: 'What it calls of the API itself: the version of the contract that it was built with, and the paths.',
  plain: 'Of a remote that is published by its manifest: the global of its own entry, and what it exposes for each route.',
  deprecated: 'The exports of a shell that end: their last day, and what replaces them.',
  flags: 'The flags that it reads, by name: type, default, values, and the goal of an experiment.',
  commit: 'The commit that it was built from.',
};

/** The place of a part in the schema as a place in a descriptor: properties by name, entries of lists as `*`; null for other parts. */
const toPlace = (path: readonly (string | number)[]): string =>
  path
    .filter((part) => part !== 'properties' && part !== 'anyOf' && typeof part === 'string')
    .map((part) => (part === 'items' ? '*' : part))
    .join('.');

/**
 * The JSON schema of `descriptor.json`, generated from the validation. Rules that only code can express, such as that a file is
 * listed, are left to `release check`.
 */
export function createDescriptorSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(descriptor, {
    io: 'input',
    override({ jsonSchema, path }) {
      const place = toPlace(path);
      const kind = namesByPlace[place];
      const isText = jsonSchema.type === 'string';
      if (kind !== undefined && isText) Object.assign(jsonSchema, { pattern: getNamePattern(kind).source, maxLength: maxNameLength });
      const meaning = meanings[place];
      // Once for a nullable value, whose variants are separate parts.
      if (meaning !== undefined && path.at(-2) === 'properties') jsonSchema.description = meaning;
    },
  });
  return { $schema, title: 'The descriptor of a release', ...schema };
}

export const printDescriptorSchema = (): string => `${JSON.stringify(createDescriptorSchema(), null, 2)}\n`;
