import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-program.mjs';

const mayInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** Installs a package of Debian's where this process may. Says whether it did. */
export function installFromDebian(name) {
  if (!mayInstall()) return false;
  console.log(`Installing Debian's package ${name}. This happens once.`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
