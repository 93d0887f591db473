import { root, workspaces } from '../builds/build-folders.mjs';
import { messageOf } from '../common/error-details.mjs';

const [remote] = workspaces;

/**
 * Runs a script of the kit as if it had been called with these arguments.
 *
 * @param {string} name
 * @param {string[]} args
 */
function runScript(name, args) {
  process.argv = [process.argv[0], name, ...args];
  return import(`../${name}.mjs`);
}

async function build() {
  const { build: buildReleases } = await import('../build.mjs');
  const folders = await buildReleases({ workspaces, programNames: [], log: console.log });
  console.log(folders[remote]);
}

/**
 * @param {string} site
 */
async function refreshTypesOf(site) {
  const { refreshTypes } = await import('./site-types.mjs');
  console.log(`types of ${await refreshTypes(site)} are in .types`);
}

/** @param {string[]} args */
async function develop(args) {
  const site = args[args.indexOf('--against') + 1];
  if (!args.includes('--against') || site === undefined)
    throw new Error('Name the site that has all the rest: npm run dev -- --against https://…');
  // An older site has no types; development works without them.
  await refreshTypesOf(site).catch((/** @type {unknown} */ error) => console.warn(messageOf(error)));
  return runScript('dev', [remote, ...args]);
}

/** @param {string[]} args */
function takeTypes([option, site]) {
  if (option !== '--from' || site === undefined) throw new Error('Name the site: npm run types -- --from https://…');
  return refreshTypesOf(site);
}

/**
 * Types, lint and tests, one after another until one fails.
 *
 * @param {string[]} args
 */
async function test(args) {
  const { node } = await import('../test/command.mjs');
  const { eslintOptions, jestCommand, tools } = await import('../test/tools.mjs');
  await node([tools.tsc, '-p', '.', '--noEmit']);
  await node([tools.eslint, 'src', ...eslintOptions]);
  await node([...jestCommand, ...args]);
}

/**
 * Types, rules and tests once, then with each shell that visitors have, had or may get: its types, and the check of the site over it.
 *
 * @param {string[]} args
 */
async function testWithShells([release, option, site]) {
  if (release === undefined || option !== '--to' || site === undefined)
    throw new Error('Name a published release and its site: npm run tested -- <release> --to https://…');
  const { node } = await import('../test/command.mjs');
  const { tools } = await import('../test/tools.mjs');
  const { refreshTypes } = await import('./site-types.mjs');
  const { testAtSite } = await import('./test-with-others.mjs');
  await test([]);
  await testAtSite({
    remote: remote.slice('mfe-'.length),
    release,
    site,
    test: async (shell) => {
      await refreshTypes(site, shell.release);
      await node([tools.tsc, '-p', '.', '--noEmit']);
    },
  }).finally(() => refreshTypes(site));
}

/** The commands of `remote-kit` in a team's repository, with a description each. */
export const commands = {
  build: { about: 'build a release into dist', run: build },
  dev: { about: 'dev --against URL: your code in a deployed site', run: develop },
  isolate: { about: 'the remote alone, in any state', run: () => runScript('isolate', [remote]) },
  test: { about: 'types, rules and tests', run: test },
  tested: { about: 'tested RELEASE --to URL: test it with each shell of a site, and record the results there', run: testWithShells },
  start: {
    about: 'in the repository of a site: build what changed, and serve it',
    run: async () => (await import('./start-site.mjs')).startSite(),
  },
  types: { about: 'types --from URL: those of what the live shell of a site provides, for compiler and editor', run: takeTypes },
  texts: {
    about: 'its texts side by side; --types writes their types' /** @param {string[]} args */,
    /** @param {string[]} args */
    run: (args) => runScript('texts', args),
  },
  release: {
    about: 'publish, promote, canary, … --to URL, with RELEASE_KEY' /** @param {string[]} args */,
    /** @param {string[]} args */
    run: (args) => runScript('release', args),
  },
};

export const usage = [
  `remote-kit COMMAND, in ${root}`,
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(9)}${about}`),
].join('\n');
