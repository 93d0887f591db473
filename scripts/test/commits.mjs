import { execFileSync } from 'node:child_process';
import { root } from './command.mjs';

const types = ['bench', 'build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const conventional = new RegExp(`^(?:${types.join('|')})(?:\\([\\w./, -]+\\))?!?: \\S`);
const maxLength = 140;

/**
 * What is wrong with the first line of a commit's message; null if it is valid.
 *
 * @param {string} subject
 */
export function findFault(subject) {
  if (!conventional.test(subject)) return `must begin with a type and a colon, such as "fix(chat): " (${types.join(', ')})`;
  if (subject.length > maxLength) return `has ${subject.length} letters; ${maxLength} are the most`;
  return subject.endsWith('.') ? 'must not end with a full stop' : null;
}

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // An archive has no history, a shallow clone no main branch.
    return null;
  }
}

/** Throws if a commit since the main branch has a message that is not a conventional one. Merges have messages of their own. */
export function lintCommits() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  const log = main && git('log', '--no-merges', '--format=%h %s', `${main}..HEAD`);
  const commits = (log ?? '').split('\n').filter(Boolean);
  const faults = commits.flatMap((commit) => {
    const [hash, ...words] = commit.split(' ');
    const fault = findFault(words.join(' '));
    return fault === null ? [] : [`${hash} "${words.join(' ')}" ${fault}.`];
  });
  if (faults.length > 0) throw new Error(['Commit messages:', ...faults].join('\n'));
}
