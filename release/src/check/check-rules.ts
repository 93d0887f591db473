import type { Descriptor } from '@oracle-astra/shared/contract';
import { formatKb } from './check-bytes';
import { bomFile } from '../bom/bom';
import { manifestFile } from '../manifest/manifest';
import type { Finding } from './finding';

/** The outcome of one rule for a release. */
export interface RuleOutcome {
  rule: string;
  title: string;
  outcome: 'refused' | 'passed' | 'not-judged';
  /** What was checked, or why it was not. */
  detail: string;
  findings: readonly Finding[];
}

export interface JudgedRelease {
  descriptor: Descriptor;
  /** The compressed bytes of its pages. */
  pages: ReadonlyMap<string, number>;
  /** The findings of the check. */
  findings: readonly Finding[];
  /** Whether the site refuses releases that no team signed. */
  isSignatureRequired: boolean;
}

interface Rule {
  title: string;
  detail: (judged: JudgedRelease) => string;
  /** Why the rule was not evaluated; null if it was. */
  skipped?: (judged: JudgedRelease) => string | null;
}

const count = (records: Readonly<Record<string, unknown>> | undefined, sizeOf: (value: never) => number) =>
  Object.values(records ?? {}).reduce<number>((sum, value) => sum + sizeOf(value as never), 0);

const has = (rule: string, { findings }: JudgedRelease) => findings.some((finding) => finding.rule === rule);

const afterFiles = (judged: JudgedRelease) => (has('files', judged) ? 'Its files come first' : null);
const afterBuild = (judged: JudgedRelease) =>
  afterFiles(judged) ?? (judged.descriptor.server === null ? 'It has no build for the server' : null);
const afterLoad = (judged: JudgedRelease) => afterBuild(judged) ?? (has('load', judged) ? 'It does not load' : null);

const hasFile = ({ descriptor: { files } }: JudgedRelease, name: string) => files.some((file) => file.name === name);

const describePages = ({ descriptor: { remote, routes } }: JudgedRelease) =>
  remote === 'shell' ? 'Every page of each live remote over it' : `${routes.length} pages`;

/** The rules of the check, in the order of evaluation. */
const rules: Readonly<Record<string, Rule>> = {
  files: { title: 'Files and hashes', detail: ({ descriptor: { files } }) => `${files.length} files, each as the descriptor says` },
  signature: {
    title: 'Signature',
    detail: () => 'Signed by a key that releases this remote',
    skipped: (judged) => (judged.isSignatureRequired ? afterFiles(judged) : 'This site asks for none'),
  },
  'server-build': { title: 'Both builds', detail: () => 'For the browser and for Node', skipped: afterFiles },
  manifest: {
    title: 'Manifest of Module Federation',
    detail: () => 'Says what the descriptor says, of files of the release',
    skipped: (judged) => afterBuild(judged) ?? (hasFile(judged, manifestFile) ? null : 'Built before releases had one'),
  },
  packages: {
    title: 'List of packages',
    detail: () => 'CycloneDX, of this release, with integrity and licence of each',
    skipped: (judged) => afterBuild(judged) ?? (hasFile(judged, bomFile) ? null : 'Built without a lock file, or before releases had one'),
  },
  'component-ids': { title: 'Component ids', detail: () => 'The same in both builds', skipped: afterBuild },
  routes: {
    title: 'Routes',
    detail: ({ descriptor: { routes } }) => `${routes.length} routes: none of another remote, none that is gone`,
    skipped: afterFiles,
  },
  navigation: {
    title: 'Links',
    detail: ({ descriptor: { navigation } }) => `${navigation.length} links, each to a page of its own`,
    skipped: afterFiles,
  },
  flags: {
    title: 'Flags',
    detail: ({ descriptor: { flags } }) =>
      `${Object.keys(flags ?? {}).length} flags, each with the name of the remote, a type and a default`,
    skipped: afterFiles,
  },
  slots: {
    title: 'Slots and fills',
    detail: ({ descriptor: { slots = [], fills = [] } }) => `${slots.length} slots and ${fills.length} fills, each with a name of its own`,
    skipped: afterFiles,
  },
  bytes: {
    title: 'Bytes of each page',
    detail: ({ pages }) => `The heaviest page has ${formatKb(Math.max(0, ...pages.values()))}`,
    skipped: afterFiles,
  },
  'shared-versions': {
    title: 'Shared packages',
    detail: ({ descriptor: { needs, provides } }) => `${Object.keys({ ...needs, ...provides }).length} packages, one copy of each`,
    skipped: afterBuild,
  },
  'shared-names': {
    title: 'Shared names',
    detail: ({ descriptor: { remote, takes } }) =>
      remote === 'shell'
        ? 'All that live remotes take'
        : `${count(takes, (names: string[]) => names.length)} names, and those asked for at run time`,
    skipped: afterBuild,
  },
  'shared-types': {
    title: 'Shared types',
    detail: ({ descriptor: { types } }) => `${count(types, (names: object) => Object.keys(names).length)} types, as they were at its build`,
    skipped: (judged) => afterBuild(judged) ?? (judged.descriptor.types === undefined ? 'Built before releases listed their types' : null),
  },
  api: {
    title: 'Paths of the API',
    detail: ({ descriptor: { api } }) => `${api?.paths.length ?? 0} paths, each of this site`,
    skipped: (judged) => afterBuild(judged) ?? (judged.descriptor.api === undefined ? 'Built before releases listed them' : null),
  },
  'shared-tags': { title: 'Cache tags', detail: () => 'Every tag of its endpoints is given', skipped: afterBuild },
  styles: { title: 'Styles', detail: () => 'Every custom property is defined', skipped: afterBuild },
  load: { title: 'Loads on the server', detail: () => 'In a process of its own, over the live shell', skipped: afterBuild },
  render: { title: 'Renders on the server', detail: describePages, skipped: afterLoad },
  console: { title: 'Silent console', detail: describePages, skipped: afterLoad },
  'render-again': { title: 'Renders again', detail: describePages, skipped: afterLoad },
  'render-person': { title: 'Keeps nothing of a visitor', detail: describePages, skipped: afterLoad },
  'render-markup': { title: 'Text stays text', detail: () => 'Markup in addresses, queries and data of the API', skipped: afterLoad },
  'render-time': { title: 'Time of a render', detail: () => 'No multiple of the live release', skipped: afterLoad },
  'render-memory': { title: 'Memory of renders', detail: () => 'The heap stays level over 180 renders', skipped: afterLoad },
  browser: {
    title: 'In Chromium',
    detail: () => 'Hydration, API calls, one React, accessibility',
    skipped: ({ descriptor: { remote, release } }) => `npm run release -- check ${remote} ${release} --browser --site …`,
  },
};

/** Every rule of the check with its outcome for a release: refused ones first, then in the order of the check. */
export function listRuleOutcomes(judged: JudgedRelease): RuleOutcome[] {
  const outcomes = Object.entries(rules).map(([rule, { title, detail, skipped }]): RuleOutcome => {
    const own = judged.findings.filter((finding) => finding.rule === rule);
    if (own.length > 0) return { rule, title, outcome: 'refused', detail: '', findings: own };
    const reason = skipped?.(judged) ?? null;
    return { rule, title, outcome: reason === null ? 'passed' : 'not-judged', detail: reason ?? detail(judged), findings: [] };
  });
  const others = judged.findings.filter(({ rule }) => rules[rule] === undefined);
  const unknown = others.map((finding): RuleOutcome => ({
    rule: finding.rule,
    title: finding.rule,
    outcome: 'refused',
    detail: '',
    findings: [finding],
  }));
  const rank = { refused: 0, passed: 1, 'not-judged': 2 };
  return [...unknown, ...outcomes].sort((one, other) => rank[one.outcome] - rank[other.outcome]);
}
