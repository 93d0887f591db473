import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-program.mjs';

const canInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/**
 * The version of an installed Debian package; undefined if it is not installed, or on other systems.
 *
 * @param {string} name
 */
export function findDebianVersion(name) {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8' });
  return status === 0 && stdout !== '' ? stdout : undefined;
}

/**
 * Installs a Debian package, such as `redis-server` or `redis-server=5:7.0.15`, if this process runs as root. Returns whether it
 * was installed.
 *
 * @param {string} name
 */
export function installFromDebian(name) {
  if (!canInstall()) return false;
  console.log(`Installing Debian's package ${name}. This happens once.`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
