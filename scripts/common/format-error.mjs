import path from 'node:path';
import { codeOf, messageOf } from './error-details.mjs';

/** @type {Record<string, string | undefined>} */
const reasons = {
  ENOSPC: 'its disk is full: free some space',
  EDQUOT: 'its disk quota is used up: free some space',
  EROFS: 'its disk is read-only: make it writable',
  EACCES: 'this user may not write there: change its owner or its mode',
  EPERM: 'this user may not write there: change its owner or its mode',
};

/**
 * The message of an error. For a file that could not be written, in `folder` or elsewhere: a sentence with the place, the reason and what to do.
 *
 * @param {unknown} error
 * @param {string} folder
 */
export function formatError(error, folder) {
  const reason = reasons[codeOf(error) ?? ''];
  if (reason === undefined) return messageOf(error);
  const { dest, path: source } = /** @type {{ dest?: string, path?: string }} */ (error);
  const file = dest ?? source;
  const isElsewhere = file !== undefined && path.relative(folder, file).startsWith('..');
  return `The folder ${isElsewhere ? path.dirname(file) : path.resolve(folder)} cannot be written, for ${reason}, or give another folder with DATA_DIR or RELEASES_DIR.`;
}
