import { findChromium, findJourneyBrowser } from '../programs/chromium.mjs';
import { ensureInstalled } from '../serve/install.mjs';
import { node } from './command.mjs';
import { lintCommits } from './commits.mjs';
import { lintFolders } from './folders.mjs';
import { jest } from './jest.mjs';
import { withMemoryFolder } from './memory-folder.mjs';
import { playwright } from './playwright.mjs';
import { databaseEnvironment } from './database-environment.mjs';
import { eslintOptions, oxlintOptions, tools } from './tools.mjs';

/**
 * A step of `npm test`; `work` resolves with counts of tests, if it runs any.
 *
 * @typedef {{ name: string, about: string, work: (options: { label?: string }) => unknown }} Step
 */

/** @param {string} side */
const compile = (side) => node([tools.tsc, '-p', `tsconfig.${side}.json`], { quiet: true });

/** Waits for all of them, and throws the first failure. @param {Promise<void>[]} works */
async function settleAll(works) {
  const failed = (await Promise.allSettled(works)).find((work) => work.status === 'rejected');
  if (failed) throw failed.reason;
}

const compileAll = () => settleAll(['web', 'node', 'scripts'].map(compile));

const prettierOptions = ['--check', '--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content', '--log-level', 'warn'];

async function lintSources() {
  await node([tools.prettier, ...prettierOptions, '**/*.{ts,tsx,js,mjs,cjs}'], { quiet: true });
  await node([tools.oxlint, ...oxlintOptions], { quiet: true });
  await node([tools.knip, '--treat-config-hints-as-errors'], { quiet: true });
}

async function lint() {
  lintCommits();
  lintFolders();
  // ESLint takes as long as all others together, and one processor.
  await settleAll([node([tools.eslint, '.', ...eslintOptions], { quiet: true }), lintSources()]);
}

/** `CHROMIUM_PATH` is the browser of the release check, which journeys run; `E2E_BROWSER` that of the journeys themselves. */
const browserEnvironment = () => ({ CHROMIUM_PATH: findChromium(), E2E_BROWSER: findJourneyBrowser() });

/** The journeys that depend most on state that processes share. */
const journeysOfTwoProcesses = ['e2e/journeys/account-switch', 'e2e/journeys/session', 'e2e/rendering/render-privacy'];

/** @param {{ label?: string }} options */
async function testTwoProcesses({ label }) {
  const databases = databaseEnvironment();
  if (Object.keys(databases).length < 2) return console.log('Left out: there is no PostgreSQL or no Redis on this machine.');
  const env = { ...databases, ...browserEnvironment(), E2E_PROCESSES: '2', E2E_WORKERS: '1' };
  return playwright('e2e-processes', { label, env }, journeysOfTwoProcesses);
}

/**
 * Stages run one after another; the steps of a stage run side by side. Units and journeys are separate stages, because in
 * parallel on two processors they exceed their time limits; journeys over two processes mostly wait, so they run at the same time as the others.
 *
 * @type {Step[][]}
 */
export const stages = [
  [{ name: 'versions', about: 'the runtime', work: () => console.log(`Node ${process.version}, ${process.platform} ${process.arch}`) }],
  [{ name: 'install', about: 'the packages of the lock file', work: ensureInstalled }],
  [
    { name: 'build', about: 'every release', work: () => node(['scripts/build.mjs'], { quiet: true }) },
    { name: 'lint', about: 'the rules of the repository', work: lint },
    { name: 'types', about: 'browser and Node code and the scripts, by the compiler', work: compileAll },
  ],
  [
    {
      name: 'weight',
      about: 'the scripts of a page before it answers',
      work: () => node(['scripts/test/page-weight.mjs'], { quiet: true }),
    },
  ],
  [
    {
      name: 'unit',
      about: 'units, components and the server',
      work: ({ label }) =>
        withMemoryFolder((folder) =>
          jest('unit', ['--selectProjects', 'web', 'server'], { label, env: { ...databaseEnvironment(), ...folder } }),
        ),
    },
  ],
  [
    {
      name: 'e2e',
      about: 'journeys in a real browser',
      work: ({ label }) => playwright('e2e', { label, env: { ...databaseEnvironment(), ...browserEnvironment() } }),
    },
    { name: 'processes', about: 'journeys over two processes', work: testTwoProcesses },
  ],
];
