import './require-node.mjs';
import path from 'node:path';

const { root } = await import('./build-folders.mjs');
const { formatError } = await import('./format-error.mjs');

try {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) throw new Error('Name the folder of the two packages: npm run pack -- ../packages');
  const { packPackages } = await import('./kit/pack.mjs');
  const folder = path.resolve(name);
  for (const file of Object.values(await packPackages(folder))) console.log(path.join(folder, file));
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
