import './common/require-node.mjs';
import path from 'node:path';

const { root } = await import('./builds/build-folders.mjs');
const { formatError } = await import('./common/format-error.mjs');

try {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) throw new Error('Name the folder of the packages: npm run pack -- ../packages');
  const { pack, packPackages } = await import('./kit/pack.mjs');
  const { assembleCreator } = await import('./new/assemble-creator.mjs');
  const folder = path.resolve(name);
  const packages = Object.values(await packPackages(folder));
  const creator = path.join(root, '.cache/create-remote');
  assembleCreator(
    creator,
    packages.map((file) => path.join(folder, file)),
  );
  for (const file of [...packages, pack(creator, folder)]) console.log(path.join(folder, file));
} catch (error) {
  console.error(formatError(error, root));
  process.exit(1);
}
