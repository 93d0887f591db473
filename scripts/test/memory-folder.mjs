import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that Linux keeps in memory. */
const linuxFolder = '/dev/shm';
const prefix = 'oracle-astra-test-';
/** Databases and copied sites of the unit tests take up to 1 GB, and the test workers need memory too. */
const neededBytes = 4 * 1024 ** 3;

/** @param {string} folder */
function hasRoom(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const [, available = '0'] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Math.min(bavail * bsize, Number(available) * 1024) >= neededBytes;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** A run that was killed could not remove its folder. @param {string} parent */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** Some tests run programs that they write to a temporary folder. @param {string} folder */
function allowsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '', { mode: 0o755 });
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program);
  }
}

/** @param {string} parent */
function create(parent) {
  try {
    removeLeftovers(parent);
    if (!hasRoom(parent)) return null;
    const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o711);
    if (allowsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // Other systems, and some containers, have no such folder that can be written.
  }
  return null;
}

/**
 * Runs `work` with the environment variable of a temporary folder in memory, if there is one with room, and removes it. On a disk,
 * most of the time of a test's database is the creation and deletion of its thousand files.
 *
 * @template Result
 * @param {(env: NodeJS.ProcessEnv) => Promise<Result>} work
 * @param {string} [parent]
 * @returns {Promise<Result>}
 */
export async function withMemoryFolder(work, parent = linuxFolder) {
  const folder = create(parent);
  if (folder === null) return work({});
  try {
    return await work({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
