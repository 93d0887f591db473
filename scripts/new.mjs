import './require-node.mjs';

const { root } = await import('./build-folders.mjs');
const { formatError } = await import('./format-error.mjs');
const { ensureInstalled } = await import('./install.mjs');

try {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) throw new Error('Name the new remote: npm run new -- mfe-garden');
  ensureInstalled();
  const { createRemote } = await import('./new/create-remote.mjs');
  const files = createRemote(root, name);
  const { buildProgram } = await import('./node-programs.mjs');
  const { writeMessageTypes } = await import('./texts/catalogs.mjs');
  await buildProgram('release');
  await writeMessageTypes(name);
  console.log(`${name} is there: ${files.length} files. Next: npm run isolate -- ${name}`);
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
