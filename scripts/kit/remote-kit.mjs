#!/usr/bin/env node
import '../require-node.mjs';

const { root } = await import('../build-folders.mjs');
const { formatError } = await import('../format-error.mjs');

try {
  const { commands, usage } = await import('./commands.mjs');
  const [name = '', ...args] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name)) throw new Error(usage);
  await commands[name].run(args);
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
