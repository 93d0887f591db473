import manifest from './styles-manifest.json';

// `requireActual`, because this folder is compiled with the types of browsers, without those of Node.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs');
interface Hash { update: (text: string) => Hash; digest: (encoding: 'hex') => string }
const { createHash } = jest.requireActual<{ createHash: (algorithm: string) => Hash }>('node:crypto');

const baseCss = readFileSync(expect.getState().testPath?.replace('styles-manifest.test.ts', 'base.css') ?? '', 'utf8');

/**
 * The classes and custom properties that the shell provides to remotes, each with the version that added it; removed names move
 * to `removed`. `digests` has a digest of the names of each released version, so that no name disappears or changes its version
 * unnoticed.
 */
interface Manifest {
  version: string;
  classes: Record<string, string>;
  properties: Record<string, string>;
  removed: { name: string; added: string; removed: string }[];
  digests: Record<string, string>;
}

/** The classes (`.row`) and custom properties (`--ink`) that a style sheet defines. */
function findDefinedNames(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const properties = [...rules.matchAll(/[{;]\s*(--[\w-]+)\s*:/g)].map(([, name]) => name!);
  const classes = rules.replace(/\{[^{}]*\}/g, '{}').match(/\.[a-z][\w-]*/gi) ?? [];
  return [...new Set([...properties, ...classes])];
}

const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const isAtMost = (a: string, b: string) => compareVersions(a, b) <= 0;
const digestOf = (names: string[]) => createHash('sha256').update([...names].sort().join('\n')).digest('hex').slice(0, 12);

function namesOf({ classes, properties }: Manifest): Map<string, string> {
  return new Map([...Object.entries(classes).map(([name, added]): [string, string] => [`.${name}`, added]), ...Object.entries(properties)]);
}

function digestAt(manifest: Manifest, version: string): string {
  const current = [...namesOf(manifest)].filter(([, added]) => isAtMost(added, version)).map(([name]) => name);
  const gone = manifest.removed.filter(({ added, removed }) => isAtMost(added, version) && !isAtMost(removed, version)).map(({ name }) => name);
  return digestOf([...current, ...gone]);
}

/** The problems of a manifest, as sentences that say what to do. */
function findProblems(manifest: Manifest, css: string): string[] {
  const { version, removed, digests } = manifest;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const names = namesOf(manifest);
  const defined = findDefinedNames(css);
  const added = [...names.values(), ...removed.map((each) => each.added)];
  const changes = [...new Set([...added, ...removed.map((each) => each.removed)])].sort(compareVersions);
  const newest = changes.at(-1) ?? version;
  return [
    ...defined.filter((name) => !names.has(name)).map((name) => `${name} is new in base.css: list it with the next minor version, ${major}.${minor + 1}.0, and raise "version" to that`),
    ...[...names.keys()].filter((name) => !defined.includes(name)).map((name) => `${name} is no longer in base.css: move it to "removed" with the next major version, ${major + 1}.0.0, and raise "version" to that`),
    ...changes.filter((each) => !/^\d+\.\d+\.0$/.test(each)).map((each) => `${each} adds or removes names: that takes a minor or a major version`),
    ...removed.filter((each) => !/^\d+\.0\.0$/.test(each.removed)).map((each) => `${each.name} is removed in ${each.removed}: that takes a major version`),
    ...(version.replace(/\d+$/, '0') === newest ? [] : [`"version" is ${version}, the newest change of names ${newest}`]),
    ...changes.filter((each) => !(each in digests)).map((each) => `${each} has no digest: write "${digestAt(manifest, each)}"`),
    ...Object.keys(digests).filter((each) => digests[each] !== digestAt(manifest, each)).map((each) => `${each} no longer has the names that it was released with: bring them back, and list what changed with a new version`),
  ];
}

const css = ':root{--ink:#000;--s-4:1rem}@media (min-width:1.5px){.row,a.small:hover{gap:.5rem;color:var(--bad)}}/* .old{--old:1} */';
const first: Manifest = { version: '1.0.0', classes: { row: '1.0.0', small: '1.0.0' }, properties: { '--ink': '1.0.0', '--s-4': '1.0.0' }, removed: [], digests: { '1.0.0': digestOf(['.row', '.small', '--ink', '--s-4']) } };
const withoutSmall = css.replace(',a.small:hover', '');

it('lists the classes and custom properties of base.css, each with the version that added it', () => {
  expect(findProblems(manifest, baseCss)).toEqual([]);
});

it('accepts changed values with a patch, added names with a minor and removed ones with a major version', () => {
  const added = { ...first, version: '1.1.0', classes: { ...first.classes, tiny: '1.1.0' }, digests: { ...first.digests, '1.1.0': digestOf(['.row', '.small', '.tiny', '--ink', '--s-4']) } };
  const removed = { ...first, version: '2.0.0', classes: { row: '1.0.0' }, removed: [{ name: '.small', added: '1.0.0', removed: '2.0.0' }], digests: { ...first.digests, '2.0.0': digestOf(['.row', '--ink', '--s-4']) } };
  expect(findProblems(first, css)).toEqual([]);
  expect(findProblems({ ...first, version: '1.0.1' }, css)).toEqual([]);
  expect(findProblems(added, `${css}.tiny{top:0}`)).toEqual([]);
  expect(findProblems(removed, withoutSmall)).toEqual([]);
});

it.each<[string, Manifest, string, RegExp[]]>([
  ['a name that is not listed', first, `${css}.tiny{--gap:0}`, [/^--gap is new.* 1\.1\.0,/, /^\.tiny is new.* 1\.1\.0,/]],
  ['a name that is no longer there', first, withoutSmall, [/^\.small is no longer in base\.css.* 2\.0\.0,/]],
  ['a name that was taken out of the list', { ...first, classes: { row: '1.0.0' } }, withoutSmall, [/^1\.0\.0 no longer has the names/]],
  ['a name that was added to a released version', { ...first, classes: { ...first.classes, tiny: '1.0.0' } }, `${css}.tiny{top:0}`, [/^1\.0\.0 no longer has the names/]],
  ['a name that was added with a patch', { ...first, version: '1.0.1', classes: { ...first.classes, tiny: '1.0.1' } }, `${css}.tiny{top:0}`, [/^1\.0\.1 adds or removes names/, /^"version"/, /^1\.0\.1 has no digest/]],
  ['a name that was removed with a minor version', { ...first, version: '1.1.0', classes: { row: '1.0.0' }, removed: [{ name: '.small', added: '1.0.0', removed: '1.1.0' }] }, withoutSmall, [/^\.small is removed in 1\.1\.0: .* major/, /^1\.1\.0 has no digest: write "[\da-f]{12}"/]],
  ['a version that was not raised', { ...first, classes: { ...first.classes, tiny: '1.1.0' } }, `${css}.tiny{top:0}`, [/^"version" is 1\.0\.0, the newest change of names 1\.1\.0/, /^1\.1\.0 has no digest/]],
])('reports %s', (_what, given, sheet, sentences) => {
  expect(findProblems(given, sheet)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});
