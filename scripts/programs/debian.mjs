import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-program.mjs';

const canInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/**
 * Installs a Debian package if this process runs as root. Returns whether it was installed.
 *
 * @param {string} name
 */
export function installFromDebian(name) {
  if (!canInstall()) return false;
  console.log(`Installing Debian's package ${name}. This happens once.`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
