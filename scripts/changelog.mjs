import './common/require-node.mjs';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from './common/error-details.mjs';

const { addChanges, getNotes, readChanges, releaseVersion } = await import('./changelog/changelog.mjs');
const { root } = await import('./builds/build-folders.mjs');

const file = path.join(root, 'CHANGELOG.md');
const folder = path.join(root, 'changes');
const [command, version] = process.argv.slice(2);

function mergeChanges() {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const changes = files.flatMap((name) => readChanges(`changes/${name}`, readFileSync(path.join(folder, name), 'utf8')));
  writeFileSync(file, addChanges(readFileSync(file, 'utf8'), changes));
  for (const name of files) rmSync(path.join(folder, name));
  console.log(`${changes.length} changes of ${files.length} files are in CHANGELOG.md.`);
}

try {
  if (command === 'notes') console.log(getNotes(readFileSync(file, 'utf8'), version));
  else {
    mergeChanges();
    const today = new Date().toISOString().slice(0, 10);
    if (command !== undefined) writeFileSync(file, releaseVersion(readFileSync(file, 'utf8'), command, today));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
