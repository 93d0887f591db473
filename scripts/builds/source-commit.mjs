import { execFileSync } from 'node:child_process';
import { root } from './build-folders.mjs';

/** The commit of the sources, shortened; null outside of a repository of Git. */
export function readCommit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    // The sources are not in a repository.
    return null;
  }
}
