import './require-node.mjs';
import path from 'node:path';

const { formatError } = await import('./format-error.mjs');
const { loadReleaseTools } = await import('./node-programs.mjs');

try {
  const { run } = await loadReleaseTools();
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
  for (const line of run(releasesDir, process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(
    error?.code === 'ERR_MODULE_NOT_FOUND'
      ? 'Nothing is built yet: run npm run build first.'
      : formatError(error, process.env.RELEASES_DIR || process.env.DATA_DIR || '.data'),
  );
  process.exit(1);
}
