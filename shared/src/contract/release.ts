import * as z from 'zod/mini';

/** A file of a release: its name below the release's folder, bytes, and `sha384-…` integrity. */
export const releaseFile = z.object({ name: z.string(), bytes: z.number(), integrity: z.string() });
export type ReleaseFile = z.infer<typeof releaseFile>;

/** A route of the table: its id, its full path pattern, and the file that brings its page (joined with routes and entry). */
export const routeEntry = z.object({ id: z.string(), path: z.string(), page: z.nullable(z.string()) });
export type RouteEntry = z.infer<typeof routeEntry>;

/** A link that a remote adds to the header or the menu. */
export const navigationEntry = z.object({
  place: z.enum(['header', 'side', 'profile']), order: z.number(), label: z.string(), to: z.string(), signedIn: z.optional(z.boolean()),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What describes an immutable release of one remote or of the shell. */
export const descriptor = z.object({
  remote: z.string(),
  version: z.string(),
  /** Folder and container name: remote, version and content. */
  release: z.string(),
  container: z.string(),
  entry: z.string(),
  /** The script that a document carries inline (the shell's release alone). */
  early: z._default(z.nullable(z.string()), null),
  routes: z.array(routeEntry),
  navigation: z.array(navigationEntry),
  files: z.array(releaseFile),
  /** The build for Node: a remote's routes, or the shell's renderer. */
  server: z.nullable(z.string()),
  /** Shared packages that it takes from the host, with the range that it was built against. */
  needs: z.record(z.string(), z.string()),
  /** Shared packages that the host gives, with their versions (the shell's release alone). */
  provides: z.record(z.string(), z.string()),
  commit: z.nullable(z.string()),
});
export type Descriptor = z.infer<typeof descriptor>;

/** Where a remote's visitors go: the stable release, a canary for `percent` of them, and the one before. */
export const channel = z.object({
  stable: z.string(), canary: z.nullable(z.object({ release: z.string(), percent: z.number() })), previous: z.nullable(z.string()),
  /** Set where `npm start` chose the stable release and may replace it; absent where an operator did, and in older registries. */
  set_by: z.optional(z.literal('start')),
});
export const registry = z.object({ revision: z.number(), remotes: z.record(z.string(), channel) });
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
