#!/usr/bin/env node
import '../common/require-node.mjs';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { formatError } = await import('../common/format-error.mjs');
const { createOwnRepository } = await import('./own-repository.mjs');

const usage = 'Name the new remote, and its folder if it is not that of the name: npm create @oracle-astra/remote mfe-garden ../garden';

/**
 * The site's shared code and tools are packed in this package.
 *
 * @param {string} folder
 */
async function copyPackages(folder) {
  const source = fileURLToPath(new URL('../../packages', import.meta.url));
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  /** @param {string} name */
  const find = (name) => readdirSync(folder).find((file) => file.startsWith(`oracle-astra-${name}-`)) ?? '';
  return { shared: find('shared'), kit: find('remote-kit') };
}

try {
  const [name, folder = name, ...rest] = process.argv.slice(2);
  if (name === undefined || name.startsWith('-') || rest.length > 0) throw new Error(usage);
  const target = path.resolve(folder);
  const files = await createOwnRepository(target, name, copyPackages);
  console.log(`${name} is in ${target}: ${files.length} files and two packages. Next, there: npm install, npm run isolate`);
} catch (error) {
  console.error(formatError(error, process.cwd()));
  process.exit(1);
}
