/*
 * Valid names of the parts of a release. They become folders, files, addresses and keys of objects, so no name may point outside
 * of its folder or have a special meaning for an operating system or for JavaScript.
 */
const part = '[A-Za-z0-9_][\\w-]*';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const names = {
  remote: { pattern: kebabCase, wants: 'small letters, digits and single dashes, as in "forum"' },
  release: {
    pattern: new RegExp(`^${part}(?:\\.${part})*$`),
    wants: 'letters, digits, dashes and single dots, as in "forum-1.0.0-7f3a91c2"',
  },
  version: { pattern: /^\d[\w+-]*(?:\.[\w+-]+)*$/, wants: 'numbers with dots between, as in "1.0.0"' },
  container: { pattern: /^[A-Za-z_$][\w$]*$/, wants: 'letters, digits and underscores, as in "forum_1_0_0_7f3a91c2"' },
  file: {
    pattern: new RegExp(`^${part}(?:\\.${part})*(?:/${part}(?:\\.${part})*)*$`),
    wants: 'letters, digits, dashes and single dots, below the folder of the release, as in "fonts/hind.woff2"',
  },
  'route id': { pattern: /^[A-Za-z][\w-]*$/, wants: 'letters, digits and dashes, as in "forum-list"' },
  slot: { pattern: kebabCase, wants: 'small letters, digits and single dashes, as in "forum-aside"' },
  fill: { pattern: kebabCase, wants: 'small letters, digits and single dashes, as in "forum-banner"' },
} as const;

export type NameKind = keyof typeof names;

export const maxNameLength = 200;

/** The pattern of a name, for descriptions of files that contain it. */
export const getNamePattern = (kind: NameKind): RegExp => names[kind].pattern;

/** Windows reserves these names for devices in every folder, with any extension. */
const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
const isObjectProperty = (name: string) => name in Object.prototype;
/** The folder of the registry, which is beside those of the remotes. */
const isReserved = (kind: NameKind, name: string) => kind === 'remote' && name === 'revisions';

/** Why a name is invalid, as a sentence; null for a valid name. */
export function nameProblem(kind: NameKind, name: string): string | null {
  const { pattern, wants } = names[kind];
  const prefix = `${JSON.stringify(name)} cannot be the name of a ${kind}`;
  if (name.length > maxNameLength) return `${prefix}: it is longer than ${maxNameLength} characters`;
  if (!pattern.test(name)) return `${prefix}: use ${wants}`;
  if (isReserved(kind, name) || name.split('/').some((each) => isDevice(each) || isObjectProperty(each)))
    return `${prefix}: it has a meaning of its own, use another one`;
  return null;
}

/** Throws an Error with the reason if a name is invalid. */
export function assertValidName(kind: NameKind, name: string): void {
  const problem = nameProblem(kind, name);
  if (problem !== null) throw new Error(problem);
}

const isPathPart = (text: string) => /^(?!\.+$)[^\s\\?#\p{Cc}]+\??$/u.test(text);

/** Each optional part doubles the number of addresses that a path matches, and all of them are listed. */
const maxOptionalParts = 6;

/** Why a route path is invalid, as a sentence; null for a valid one. A path is a pattern such as `forum/:slug` and may be empty. */
export function pathProblem(path: string): string | null {
  const parts = path.replace(/\/$/, '').split('/');
  if (parts.filter((part) => part.endsWith('?')).length > maxOptionalParts)
    return `${JSON.stringify(path.slice(0, 100))} cannot be the path of a route: it has more than ${maxOptionalParts} optional parts`;
  if (path === '' || parts.every(isPathPart)) return null;
  return `${JSON.stringify(path)} cannot be the path of a route: use parts with single slashes between, as in "forum/:slug"`;
}
