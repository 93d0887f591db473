import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './command.mjs';

const maxFiles = 25;

/** Folders that may have any number of files, with those below them. */
const exceptions = [
  ['changes', 'a file a change, moved into the change log'],
  ['docs/decisions', 'their index orders them by subject'],
  ['mfe-chat/src/pages', 'a file a route'],
  ['mfe-content/src/pages', 'a file a route'],
  ['mfe-forum/src/pages', 'a file a route'],
  ['server/content/asks/open', 'a file a topic, whose path is an input of the tables'],
  ['server/assets', 'fonts and pictures, read by name'],
  ['server/src/astrologers/answers', 'a folder a kind of answer'],
  ['server/src/db/migrations', 'numbered, and with the folder of Drizzle'],
  ['shell/assets', 'icons, read by name'],
  ['training/lines', 'a file a writer'],
  ['deploy', 'folders that the tools prescribe'],
  ['.ci', 'the place that the CI prescribes'],
  ['.devcontainer', 'the place that editors prescribe'],
];

/** @param {string} folder */
const isExcepted = (folder) => exceptions.some(([excepted]) => folder === excepted || folder.startsWith(`${excepted}/`));

/**
 * The folders of the files with too many files or a single one, as sentences. A folder `testing` may have a single one, because
 * helpers of tests are expected there.
 *
 * @param {string[]} files
 */
export function findFolderFaults(files) {
  const counts = new Map();
  const parents = new Set();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
    for (let at = path.posix.dirname(folder); at !== '.'; at = path.posix.dirname(at)) parents.add(at);
  }
  return [...counts].flatMap(([folder, count]) => {
    if (folder === '.' || isExcepted(folder)) return [];
    if (count > maxFiles) return [`${folder} has ${count} files; ${maxFiles} are the most: divide it by subject.`];
    const mayBeSmall = parents.has(folder) || path.posix.basename(folder) === 'testing';
    return count === 1 && !mayBeSmall ? [`${folder} has a single file: move it beside what uses it.`] : [];
  });
}

/** Throws if a folder of the repository has too many files or a single one. */
export function lintFolders() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  let list;
  try {
    list = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // An archive has no list of its files.
    return;
  }
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).split('\0'));
  const faults = findFolderFaults(list.split('\0').filter((file) => file !== '' && !deleted.has(file)));
  if (faults.length > 0) throw new Error(['Folders:', ...faults].join('\n'));
}
