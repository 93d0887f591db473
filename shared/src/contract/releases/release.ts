import * as z from 'zod/mini';
import { defaultLocale, type Locale } from '../locales';
import { pathProblem } from '../input/valid-names';
import { flagDeclarations } from './flags';
import { fillEntry, slotEntry } from './slots';
import { textWithout, validName } from './valid-text';

/** A file of a release: its path in the folder of the release, size in bytes, and `sha384-…` integrity. */
export const releaseFile = z.object({
  name: validName('file'),
  bytes: z.number(),
  integrity: z.string().check(z.regex(/^sha384-[\w+/=.-]+$/)),
});
export type ReleaseFile = z.infer<typeof releaseFile>;

/** A route of the table: its id, its full path pattern, and the file with its page (joined with routes and entry). */
export const routeEntry = z.object({ id: z.string(), path: textWithout(pathProblem), page: z.nullable(validName('file')) });
export type RouteEntry = z.infer<typeof routeEntry>;

/**
 * The place of a remote's link: the header and the menu of narrow screens, only that menu, the profile
 * menu, or a column of the footer; on the 404 page always, or only if the unknown address is similar to it.
 */
export const navigationPlaces = [
  'header',
  'side',
  'profile',
  'footer-important',
  'footer-horoscope',
  'footer-policies',
  'missing-page',
  'suggestion',
] as const;
export type NavigationPlace = (typeof navigationPlaces)[number];

/**
 * A link to a page of the remote. Within a place the lower `order` comes first. `signedIn` limits it to signed-in users
 * (true) or to visitors (false). With `query` the link is current only if the address has the same query.
 */
export const navigationEntry = z.object({
  place: z.enum(navigationPlaces),
  order: z.number(),
  label: z.string(),
  to: z.string(),
  signedIn: z.optional(z.boolean()),
  query: z.optional(z.boolean()),
  icon: z.optional(z.string()),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** A link as a release describes it, with its label by language. Releases from before the catalogs have a single text. */
export const describedNavigationEntry = z.extend(navigationEntry, { label: z.union([z.string(), z.record(z.string(), z.string())]) });
export type DescribedNavigationEntry = z.infer<typeof describedNavigationEntry>;

/** Links with their labels in a language; a missing label falls back to the default language. */
export const localizeNavigation = (entries: readonly DescribedNavigationEntry[], locale: Locale): NavigationEntry[] =>
  entries.map(({ label, ...entry }) => ({
    ...entry,
    label: typeof label === 'string' ? label : (label[locale] ?? label[defaultLocale] ?? entry.to),
  }));

/** The end of a deprecated export: its last day (YYYY-MM-DD), and what to use instead. */
export const deprecation = z.object({ until: z.string(), instead: z.string() });
export type Deprecation = z.infer<typeof deprecation>;

/** The description of an immutable release of a remote or of the shell. */
export const descriptor = z.object({
  remote: validName('remote'),
  version: validName('version'),
  /** Folder and container name: remote, version and content hash. */
  release: validName('release'),
  container: validName('container'),
  entry: validName('file'),
  /** The inline script of documents (only in releases of the shell). */
  early: z._default(z.nullable(validName('file')), null),
  routes: z.array(routeEntry),
  navigation: z.array(describedNavigationEntry),
  /** The named places in its pages, and what it puts into such places; absent if there are none. */
  slots: z.optional(z.array(slotEntry)),
  fills: z.optional(z.array(fillEntry)),
  files: z.array(releaseFile),
  /** The build for Node: a remote's routes, or the shell's renderer. */
  server: z.nullable(validName('file')),
  /** Shared packages that it imports from the host, with the version range that it was built against. */
  needs: z.record(z.string(), z.string()),
  /** Shared packages that the host provides, with their versions (only in releases of the shell). */
  provides: z.record(z.string(), z.string()),
  /** The exports that the build uses of each shared package; absent in releases from before they were listed. */
  takes: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Hashes of types by shared package and name: those that a remote was built against, or those that a shell provides. */
  types: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** The version of the contract that a remote was built with, and the paths of the API that it calls itself. */
  api: z.optional(z.object({ version: z.string(), paths: z.array(z.string()) })),
  /** A remote without code of ours: the global that its own entry defines, and what it exposes for each route, by id. */
  plain: z.optional(z.object({ container: validName('container'), exposes: z.record(z.string(), z.string()) })),
  /** Deprecated exports of a shell by shared package and name: their last day, and what to use instead. */
  deprecated: z.optional(z.record(z.string(), z.record(z.string(), deprecation))),
  /** The flags that it reads. */
  flags: z.optional(flagDeclarations),
  commit: z.nullable(z.string()),
});
export type Descriptor = z.infer<typeof descriptor>;

/** The releases that visitors of a remote get: stable, a canary for `percent` of them, and the previous one. */
export const channel = z.object({
  stable: validName('release'),
  /** `staged`: its share grows automatically while its figures stay good. */
  canary: z.nullable(z.object({ release: validName('release'), percent: z.number(), staged: z.optional(z.boolean()) })),
  previous: z.nullable(validName('release')),
  /** Stable releases from before `previous`, newest first. */
  earlier: z.optional(z.array(validName('release'))),
  /** Withdrawn releases, which are never served again, with the reason. */
  withdrawn: z.optional(z.array(z.object({ release: validName('release'), reason: z.string(), at: z.string() }))),
  /** Present while the remote is kept at its stable release. */
  pinned: z.optional(z.object({ reason: z.string(), at: z.string(), by: z.optional(z.string()) })),
  /** Present if `npm start` set the stable release and may replace it; absent if an operator did, and in older registries. */
  set_by: z.optional(z.literal('start')),
  /** The settings of its flags by name, each validated where it is used, so that a wrong one affects no other. */
  flags: z.optional(z.unknown()),
});
export const registry = z.object({ revision: z.number(), remotes: z.record(validName('remote'), channel) });
export type Registry = z.infer<typeof registry>;

/** A remote in the composition. `pages` contains only the page file that the document loads. */
export const composedRemote = z.object({
  remote: z.string(),
  release: z.string(),
  container: z.string(),
  base: z.string(),
  entry: releaseFile,
  routes: z.array(routeEntry),
  pages: z.record(z.string(), releaseFile),
  needs: z.record(z.string(), z.string()),
  /** Whether it brings a federation runtime of its own, which needs that of the page. */
  plain: z.optional(z.boolean()),
  /** Its slots, which only the server needs, and its fills. */
  slots: z.optional(z.array(slotEntry)),
  fills: z.optional(z.array(fillEntry)),
  fallback: z.nullable(z.object({ release: z.string(), container: z.string(), base: z.string(), entry: releaseFile })),
});
export type ComposedRemote = z.infer<typeof composedRemote>;

/** The composition in a document. */
export const composition = z.object({
  revision: z.number(),
  timeout_ms: z.number(),
  /** The percentage of pages that report on their releases; absent if all do. */
  report_percent: z.optional(z.number()),
  remotes: z.array(composedRemote),
  navigation: z.array(navigationEntry),
});
export type Composition = z.infer<typeof composition>;

/** What is wrong with a field. The validation without a language of its own gives a message to custom checks alone. */
function toSentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `has to be of the type ${issue.expected}, and is not, or is missing`;
  if (issue.code === 'invalid_value') return `has to be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format' && issue.pattern !== undefined) return `has to match ${issue.pattern}`;
  return issue.message;
}

/** The first problem that a schema has with some content: the path of the field, and what is wrong with it. */
export function firstProblem({ issues: [issue] }: z.core.$ZodError): string {
  return [issue?.path.join('.'), issue && toSentence(issue)].filter(Boolean).join(': ');
}

/** Parses the content of a file with a schema. Throws an Error with a sentence about the problem. */
function parseWith<Value>(schema: z.ZodMiniType<Value>, what: string, content: unknown): Value {
  const { success, data, error } = schema.safeParse(content);
  if (success) return data;
  throw new Error(`${what} is refused: ${firstProblem(error)}`);
}

/** Parses a descriptor file. Throws if it is invalid, or if it describes another release than the expected one. */
export function readDescriptor(content: unknown, place?: Pick<Descriptor, 'remote' | 'release'>): Descriptor {
  const parsed = parseWith(descriptor, 'The descriptor', content);
  if (place && (parsed.remote !== place.remote || parsed.release !== place.release)) {
    throw new Error(
      `The descriptor is refused: it stands for ${place.remote} ${place.release}, and is of ${parsed.remote} ${parsed.release}`,
    );
  }
  return parsed;
}

/** Parses the registry file. Throws if it is invalid. */
export const readRegistry = (content: unknown): Registry => parseWith(registry, 'The registry', content);
