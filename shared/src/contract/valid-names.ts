/*
 * What the parts of a release are called. These names become folders, files, addresses and keys of objects, so they are
 * plain: none leads out of its folder, none means something else to an operating system or to JavaScript.
 */
const part = '[A-Za-z0-9_][\\w-]*';

const names = {
  remote: { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, wants: 'small letters, digits and single dashes, as in "forum"' },
  release: { pattern: new RegExp(`^${part}(?:\\.${part})*$`), wants: 'letters, digits, dashes and single dots, as in "forum-1.0.0-7f3a91c2"' },
  version: { pattern: /^\d[\w+-]*(?:\.[\w+-]+)*$/, wants: 'numbers with dots between, as in "1.0.0"' },
  container: { pattern: /^[A-Za-z_$][\w$]*$/, wants: 'letters, digits and underscores, as in "forum_1_0_0_7f3a91c2"' },
  file: { pattern: new RegExp(`^${part}(?:\\.${part})*(?:/${part}(?:\\.${part})*)*$`), wants: 'letters, digits, dashes and single dots, below the folder of the release, as in "fonts/hind.woff2"' },
  'route id': { pattern: /^[A-Za-z][\w-]*$/, wants: 'letters, digits and dashes, as in "forum-list"' },
} as const;

export type NameKind = keyof typeof names;

const longest = 200;
/** Windows has devices under these names in every folder, whatever follows a dot. */
const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
const isOfEveryObject = (name: string) => name in Object.prototype;
/** Beside the folders of the remotes stands one of the registry's own. */
const isTaken = (kind: NameKind, name: string) => kind === 'remote' && name === 'revisions';

/** Why something cannot have a name, in a sentence; null where it can. */
export function nameProblem(kind: NameKind, name: string): string | null {
  const { pattern, wants } = names[kind];
  const said = `${JSON.stringify(name)} cannot be the name of a ${kind}`;
  if (name.length > longest) return `${said}: it is longer than ${longest} characters`;
  if (!pattern.test(name)) return `${said}: use ${wants}`;
  if (isTaken(kind, name) || name.split('/').some((each) => isDevice(each) || isOfEveryObject(each))) return `${said}: it has a meaning of its own, use another one`;
  return null;
}

/** Throws the sentence that says why something cannot have a name. */
export function assertValidName(kind: NameKind, name: string): void {
  const refused = nameProblem(kind, name);
  if (refused !== null) throw new Error(refused);
}

const isPathPart = (text: string) => /^(?!\.+$)[^\s\\?#\p{Cc}]+\??$/u.test(text);

/** Why a route cannot have a path, in a sentence; null where it can. A path is a pattern such as `forum/:slug`, and may be empty. */
export function pathProblem(path: string): string | null {
  if (path === '' || path.replace(/\/$/, '').split('/').every(isPathPart)) return null;
  return `${JSON.stringify(path)} cannot be the path of a route: use parts with single slashes between, as in "forum/:slug"`;
}
