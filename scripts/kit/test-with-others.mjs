import path from 'node:path';
import { loadReleaseTools } from '../builds/node-programs.mjs';
import { readCommit } from '../builds/source-commit.mjs';
import { messageOf } from '../common/error-details.mjs';
import { readSecretFiles } from '../common/secret-files.mjs';

/**
 * A release that visitors have, had before or may get next.
 *
 * @typedef {{ remote: string, release: string, place: string }} Other
 */
/**
 * Runs a command of the release tool for a site; resolves with its lines.
 *
 * @typedef {(...words: string[]) => Promise<string[]>} Ask
 */
/**
 * @typedef {object} Tested
 * @property {string} remote
 * @property {string} release
 * @property {string | null} commit
 * @property {Ask} ask
 * @property {(other: Other) => Promise<void>} [test] The tests before the check of the site.
 * @property {(line: string) => void} [log]
 */

/**
 * The release tool, with the key of this environment.
 *
 * @param {string} site
 * @returns {Promise<Ask>}
 */
async function askSite(site) {
  const { run } = await loadReleaseTools();
  const env = readSecretFiles(process.env);
  const folder = path.resolve(process.env.RELEASES_DIR || path.join(process.env.DATA_DIR || '.data', 'releases'));
  return (...words) => run(folder, [...words, '--to', site], { env });
}

/**
 * Tests a published release with the live, the previous and the next release of the shell, or a release of the shell with those of
 * each remote: `test`, then the check of the site as if the other one were live. Each result is recorded. Rejects at the end if one
 * failed.
 *
 * @param {Tested} tested
 */
export async function testWithOthers({ remote, release, commit, ask, test = async () => undefined, log = console.log }) {
  if (commit === null) throw new Error('A result names its commit, and these sources are not in a repository of Git.');
  /** @param {Other} other */
  const passes = async (other) => {
    try {
      await test(other);
      await ask('check', remote, release, '--with', `${other.remote}=${other.release}`);
      return true;
    } catch (error) {
      log(messageOf(error));
      return false;
    }
  };
  const [listed = '[]'] = await ask('against', remote, '--json');
  const failed = [];
  for (const other of /** @type {Other[]} */ (JSON.parse(listed))) {
    const isFit = await passes(other);
    if (!isFit) failed.push(other.release);
    const result = [other.remote, other.release, isFit ? 'passed' : 'failed', '--commit', commit];
    for (const line of await ask('tested', remote, release, ...result)) log(`${line} (${other.place})`);
  }
  if (failed.length > 0) throw new Error(`${release} failed with ${failed.join(', ')}`);
}

/**
 * The same with a site, by the key and the commit of this folder.
 *
 * @param {Pick<Tested, 'remote' | 'release' | 'test'> & { site: string }} options
 */
export const testAtSite = async ({ site, ...tested }) => testWithOthers({ ...tested, commit: readCommit(), ask: await askSite(site) });
