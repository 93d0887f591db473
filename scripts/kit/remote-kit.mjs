#!/usr/bin/env node
import '../common/require-node.mjs';

const { root } = await import('../builds/build-folders.mjs');
const { formatError } = await import('../common/format-error.mjs');

try {
  const { commands, usage } = await import('./commands.mjs');
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.entries(commands).find(([each]) => each === name)?.[1];
  if (command === undefined) throw new Error(usage);
  await command.run(args);
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
