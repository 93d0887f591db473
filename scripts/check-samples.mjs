import './common/require-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { forumBad } = await import('../release/samples/forum-bad.mjs');
const { forumStatesBad } = await import('../release/samples/forum-states-bad.mjs');
const { forumHonest } = await import('../release/samples/forum-honest.mjs');
const { shellBad, shellHonest } = await import('../release/samples/shell.mjs');
const { contentBad, contentHonest } = await import('../release/samples/content.mjs');
const { chatBad, chatHonest } = await import('../release/samples/chat.mjs');
const { commerceBad, commerceHonest } = await import('../release/samples/commerce.mjs');
const { buildEdited, copySources } = await import('./samples/source-copy.mjs');
const { startSampleSite } = await import('./samples/sample-site.mjs');
const { findChromium } = await import('./programs/chromium.mjs');
const { root } = await import('./builds/build-folders.mjs');

/**
 * A changed release. `rules`: those that refuse a bad one; `lists`: the difference that is listed, null for none at all.
 *
 * @typedef {object} Sample
 * @property {string} name
 * @property {boolean} [needsStates] that it is checked with `--states`
 * @property {string | null} [page]
 * @property {string[]} [rules]
 * @property {string | null} [lists]
 * @property {{ file: string, from: string, to: string }[]} edits
 */

/** `needsStates` applies to the whole set. */
const sets = [
  { remote: 'shell', isBad: true, samples: shellBad },
  { remote: 'forum', isBad: true, samples: forumBad },
  { remote: 'forum', isBad: true, needsStates: true, samples: forumStatesBad },
  { remote: 'content', isBad: true, samples: contentBad },
  { remote: 'chat', isBad: true, samples: chatBad },
  { remote: 'commerce', isBad: true, samples: commerceBad },
  { remote: 'shell', isBad: false, samples: shellHonest },
  { remote: 'forum', isBad: false, samples: forumHonest },
  { remote: 'content', isBad: false, samples: contentHonest },
  { remote: 'chat', isBad: false, samples: chatHonest },
  { remote: 'commerce', isBad: false, samples: commerceHonest },
];
/** @param {string} remote */
const toWorkspace = (remote) => (remote === 'shell' ? remote : `mfe-${remote}`);

/**
 * The page of a sample; `/forum/*` is the first discussion of the list, `/recharges > /payment` the first link from one page to the
 * other, and without one it is the whole remote.
 *
 * @param {string} site
 * @param {string | null | undefined} page
 */
async function findPage(site, page) {
  const [on = '', to] = page?.endsWith('/*') ? [page.slice(0, -2), '/forum/[^"?]+\\?did='] : (page?.split(' > ') ?? []);
  if (to === undefined) return page;
  const html = await (await fetch(new URL(on, site))).text();
  const [, found] = RegExp(`href="(${to}[^"]*)"`).exec(html.replaceAll('&amp;', '&')) ?? [];
  if (found === undefined) throw new Error(`${page} has no page`);
  return found;
}

/**
 * What is wrong with the verdict on a sample; null if it is right.
 *
 * @param {Sample} sample
 * @param {boolean} isBad
 * @param {{ findings: string[], differences: string[] }} verdict
 */
function findFault({ rules, lists }, isBad, { findings, differences }) {
  const listed = lists ? differences.some((line) => line.includes(lists)) : false;
  if (!isBad && findings.length > 0) return 'is refused';
  if (!isBad)
    return lists && !listed ? `does not list ${lists}` : lists === null && differences.length > 0 ? 'lists what is no difference' : null;
  if (findings.some((line) => rules?.includes(line.split(':')[0])) || listed) return null;
  return findings.length > 0 ? `is refused for something else than ${rules?.join(' or ')}` : 'fits';
}

/**
 * The sentences of a refusal, or the differences of an accepted release; null findings if there is no verdict. `unreached`: what was not reached in time.
 *
 * @param {string} release
 * @param {string} stdout
 * @param {string} stderr
 */
function readVerdict(release, stdout, stderr) {
  if (stdout.trim().startsWith('{')) {
    const { differences = [], unreached = [] } = JSON.parse(stdout);
    return { findings: [], differences, unreached };
  }
  const [, refused] = stderr.split(`${release} is refused by the check:\n`);
  return { findings: refused?.trim().split('\n') ?? null, differences: [], unreached: [] };
}

/**
 * Builds, publishes and checks one sample; resolves with what to print.
 *
 * @param {Awaited<ReturnType<typeof startSampleSite>>} site
 * @param {string} folder
 * @param {{ isBad: boolean, remote: string, needsStates?: boolean }} set
 * @param {Sample} sample
 */
async function checkSample(site, folder, { isBad, remote, ...set }, sample) {
  const { needsStates } = { ...set, ...sample };
  const began = Date.now();
  const built = await buildEdited(folder, toWorkspace(remote), sample.edits);
  const published = await site.release(['publish', built]);
  if (published.code !== 0) throw new Error(published.stderr);
  const page = await findPage(site.url, sample.page);
  const options = ['--browser', ...(needsStates ? ['--states'] : []), ...(page ? ['--page', page] : [])];
  const args = ['check', remote, path.basename(built), ...options, '--site', site.url, '--json'];
  const { stdout, stderr } = await site.release(args);
  const { findings, differences, unreached } = readVerdict(path.basename(built), stdout, stderr);
  const fault =
    findings === null ? `was not judged: ${stderr.trim().split('\n').at(-1)}` : findFault(sample, isBad, { findings, differences });
  const seconds = Math.round((Date.now() - began) / 1000);
  const said = findings?.[0] ?? (differences.join('; ') || 'nothing differs');
  return {
    fault,
    lines: [
      `${fault === null ? 'ok  ' : 'FAIL'} ${seconds} s  ${sample.name}${fault === null ? '' : ` ${fault}`}`,
      `       ${said.slice(0, 300)}`,
      ...unreached.map((/** @type {string} */ line) => `       ${line.slice(0, 200)}`),
    ],
  };
}

/** The samples of a small site, which needs no build. */
function checkSmallPages() {
  const jest = [
    '--config',
    'jest.config.mjs',
    '--selectProjects',
    'server',
    '--runInBand',
    '--testMatch',
    '**/release/src/testing/small-*.samples.ts',
  ];
  const env = { ...process.env, CHROMIUM_PATH: findChromium() };
  process.exit(spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...jest], { cwd: root, env, stdio: 'inherit' }).status ?? 1);
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { small: { type: 'boolean' } } });
if (values.small) checkSmallPages();
/** @param {{ name: string }} sample */
const isAsked = ({ name }) => positionals.length === 0 || positionals.some((words) => name.includes(words));
const site = await startSampleSite();
const copy = copySources();
const stop = async () => {
  copy.remove();
  await site.stop();
};
// The site is a separate process, which would keep running.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop().finally(() => process.exit(1)));
let failed = 0;
let all = 0;
try {
  for (const set of sets)
    for (const sample of set.samples.filter(isAsked)) {
      const { fault, lines } = await checkSample(site, copy.folder, set, sample).catch((error) => ({
        fault: 'failed',
        lines: [`FAIL ${sample.name}`, `       ${String(error.message).slice(0, 600)}`],
      }));
      all += 1;
      if (fault !== null) failed += 1;
      for (const line of lines) console.log(line);
    }
} finally {
  await stop();
}
console.log(`${all - failed} of ${all} samples are judged as they should be`);
process.exitCode = failed > 0 ? 1 : 0;
