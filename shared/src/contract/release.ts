import * as z from 'zod/mini';
import { nameProblem, pathProblem, type NameKind } from './valid-names';

const said = (refused: (text: string) => string | null) =>
  z.string().check(z.superRefine((text, context) => {
    const message = refused(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }));
const named = (kind: NameKind) => said((text) => nameProblem(kind, text));

/** A file of a release: its name below the release's folder, bytes, and `sha384-…` integrity. */
export const releaseFile = z.object({ name: named('file'), bytes: z.number(), integrity: z.string().check(z.regex(/^sha384-[\w+/=.-]+$/)) });
export type ReleaseFile = z.infer<typeof releaseFile>;

/** A route of the table: its id, its full path pattern, and the file that brings its page (joined with routes and entry). */
export const routeEntry = z.object({ id: z.string(), path: said(pathProblem), page: z.nullable(named('file')) });
export type RouteEntry = z.infer<typeof routeEntry>;

/**
 * Where a link of a remote stands: in the header and the menu of narrow screens, in that menu alone, in the profile
 * menu, in a column of the footer; among the ways on from an unknown address, or only where such an address is near it.
 */
export const navigationPlaces = [
  'header', 'side', 'profile', 'footer-important', 'footer-horoscope', 'footer-policies', 'missing-page', 'suggestion',
] as const;
export type NavigationPlace = (typeof navigationPlaces)[number];

/**
 * A link to a page of a remote's own. Of one place the lower `order` comes first. `signedIn` says for whom: without it
 * for everyone. With `query` the address is this page only with the link's own query.
 */
export const navigationEntry = z.object({
  place: z.enum(navigationPlaces), order: z.number(), label: z.string(), to: z.string(),
  signedIn: z.optional(z.boolean()), query: z.optional(z.boolean()), icon: z.optional(z.string()),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What describes an immutable release of one remote or of the shell. */
export const descriptor = z.object({
  remote: named('remote'),
  version: named('version'),
  /** Folder and container name: remote, version and content. */
  release: named('release'),
  container: named('container'),
  entry: named('file'),
  /** The script that a document carries inline (the shell's release alone). */
  early: z._default(z.nullable(named('file')), null),
  routes: z.array(routeEntry),
  navigation: z.array(navigationEntry),
  files: z.array(releaseFile),
  /** The build for Node: a remote's routes, or the shell's renderer. */
  server: z.nullable(named('file')),
  /** Shared packages that it takes from the host, with the range that it was built against. */
  needs: z.record(z.string(), z.string()),
  /** Shared packages that the host gives, with their versions (the shell's release alone). */
  provides: z.record(z.string(), z.string()),
  commit: z.nullable(z.string()),
});
export type Descriptor = z.infer<typeof descriptor>;

/** Where a remote's visitors go: the stable release, a canary for `percent` of them, and the one before. */
export const channel = z.object({
  stable: named('release'), canary: z.nullable(z.object({ release: named('release'), percent: z.number() })), previous: z.nullable(named('release')),
  /** Set where `npm start` chose the stable release and may replace it; absent where an operator did, and in older registries. */
  set_by: z.optional(z.literal('start')),
});
export const registry = z.object({ revision: z.number(), remotes: z.record(named('remote'), channel) });
export type Registry = z.infer<typeof registry>;

/** What the document tells the shell of one remote. `pages` holds the page file that the document names itself. */
export const composedRemote = z.object({
  remote: z.string(), release: z.string(), container: z.string(), base: z.string(), entry: releaseFile,
  routes: z.array(routeEntry), pages: z.record(z.string(), releaseFile), needs: z.record(z.string(), z.string()),
  fallback: z.nullable(z.object({ release: z.string(), container: z.string(), base: z.string(), entry: releaseFile })),
});
export type ComposedRemote = z.infer<typeof composedRemote>;

/** The composition that a document carries. */
export const composition = z.object({ revision: z.number(), timeout_ms: z.number(), remotes: z.array(composedRemote), navigation: z.array(navigationEntry) });
export type Composition = z.infer<typeof composition>;

/** Reads what a file holds by a schema. Throws an Error that says in a sentence what is wrong with it. */
function readAs<Value>(schema: z.ZodMiniType<Value>, what: string, content: unknown): Value {
  const { success, data, error } = schema.safeParse(content);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`${what} is refused: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`);
}

/** A descriptor from the content of its file. Throws where it is none, or where it is not that of the release whose place it has. */
export function readDescriptor(content: unknown, place?: Pick<Descriptor, 'remote' | 'release'>): Descriptor {
  const read = readAs(descriptor, 'The descriptor', content);
  if (place && (read.remote !== place.remote || read.release !== place.release)) {
    throw new Error(`The descriptor is refused: it stands for ${place.remote} ${place.release}, and is of ${read.remote} ${read.release}`);
  }
  return read;
}

/** The registry from the content of its file. Throws where it is none. */
export const readRegistry = (content: unknown): Registry => readAs(registry, 'The registry', content);
