import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listRemoteFiles, readPackage } from './remote-files.mjs';
import { assertRemoteName } from './remote-name.mjs';
import { readSite } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/**
 * The file names of the two packages of the site.
 *
 * @typedef {{ shared: string, kit: string }} PackedNames
 */

/** The folder of the site's packages in the team's repository, until a registry publishes them. */
export const packagesFolder = 'packages';

/** @param {unknown} value */
export const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

const commands = ['build', 'dev', 'isolate', 'test', 'tested', 'types', 'texts', 'release'];

/**
 * The package.json of a remote in its own repository. `packed` are the file names of the two packages.
 *
 * @param {string} workspace
 * @param {PackedNames} packed
 * @param {Site} site
 */
function createPackage(workspace, packed, { engines, overrides }) {
  const { dependencies } = readPackage(workspace);
  return {
    name: workspace,
    private: true,
    version: '0.1.0',
    engines,
    scripts: Object.fromEntries(commands.map((name) => [name, `remote-kit ${name}`])),
    dependencies: { ...dependencies, '@oracle-astra/shared': `file:${packagesFolder}/${packed.shared}` },
    devDependencies: { '@oracle-astra/remote-kit': `file:${packagesFolder}/${packed.kit}` },
    // The federation and the bundler are tested only in these versions.
    overrides: { webpack: overrides.webpack, '@rspack/core': overrides['@rspack/core'] },
  };
}

/**
 * The initial lock file: that of the site, whose versions a remote shares. npm removes unneeded packages.
 *
 * @param {{ name: string, version: string }} packageJson
 * @param {Site['lock']} lock
 */
function createLock({ name, version }, { packages, ...lock }) {
  const installed = Object.entries(packages).filter(([at, { link }]) => at.startsWith('node_modules/') && !link);
  return { ...lock, name, version, packages: { '': { name, version }, ...Object.fromEntries(installed) } };
}

/** @param {string} workspace */
const describe = (workspace) => `# ${workspace}
A remote of Oracle & Astra in a repository of its own.

| To | Run |
|---|---|
| see it alone, in any state | \`npm run isolate\` |
| see it in the deployed site | \`npm run dev -- --against https://…\` |
| check types, rules and tests | \`npm test\` |
| compile against the live site | \`npm run types -- --from https://…\`; \`dev\` does it too |
| build a release | \`npm run build\` |
| test it with each shell that visitors have, had or may get | after \`publish\`: \`npm run tested -- <release> --to https://…\`; results are shown in \`/ops\` |
| publish and release it | \`npm run release -- publish dist/<release> --to https://…\`, then \`canary\`, \`promote\`, \`halt\`, \`rollback\` with \`--to\` |

\`RELEASE_KEY\` names the file of the team's key, and \`RELEASE_KEYS\` a copy of the site's list of public keys (\`keys.json\`). \`packages\` holds the site's shared code and its tools: put newer ones there and run \`npm install\`.
`;

/**
 * The sources of a new remote. The build factory of the kit needs no file in it.
 *
 * @param {string} workspace
 */
function listSources(workspace) {
  const files = listRemoteFiles(workspace.slice('mfe-'.length));
  const { 'package.json': _package, 'webpack.config.js': _build, 'tsconfig.json': _types, ...sources } = files;
  return sources;
}

/**
 * The files of a repository of its own, with the sources of its remote.
 *
 * @param {string} workspace
 * @param {PackedNames} packed
 * @param {Site} site
 * @param {Record<string, string>} sources
 * @returns {Record<string, string>}
 */
export function listRepositoryFiles(workspace, packed, site, sources) {
  const packageJson = createPackage(workspace, packed, site);
  return {
    ...sources,
    'package.json': toJson(packageJson),
    'package-lock.json': toJson(createLock(packageJson, site.lock)),
    'tsconfig.json': toJson({
      extends: '@oracle-astra/remote-kit/tsconfig.json',
      // The types of the live shell if they were fetched; otherwise those of the installed package.
      compilerOptions: { paths: { '@oracle-astra/shared/*': ['./.types/shared/*/index.d.ts'] } },
      include: ['src'],
    }),
    'eslint.config.mjs': "export { config as default } from '@oracle-astra/remote-kit/eslint';\n",
    'jest.config.mjs': "export { config as default } from '@oracle-astra/remote-kit/jest';\n",
    '.npmrc': site.npmrc,
    '.gitignore': ['node_modules/', 'dist/', '.dev/', '.cache/', '.types/', '*.pem', ''].join('\n'),
    'README.md': describe(workspace),
  };
}

/**
 * Creates a remote in an empty folder, with the packages of the site from `pack`. Resolves with the written files. Rejects with
 * one sentence if the name or the folder cannot be used, before it writes anything.
 *
 * @param {string} folder
 * @param {string} workspace
 * @param {(folder: string) => PackedNames | Promise<PackedNames>} pack
 */
export async function createOwnRepository(folder, workspace, pack) {
  assertRemoteName(workspace);
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    throw new Error(`${folder} is not empty: name a new folder.`);
  const packed = await pack(path.join(folder, packagesFolder));
  const files = Object.entries(listRepositoryFiles(workspace, packed, readSite(), listSources(workspace)));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return files.map(([name]) => name);
}
