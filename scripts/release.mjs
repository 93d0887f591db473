import './require-node.mjs';
import path from 'node:path';

const { messageOf } = await import('./disk-error.mjs');
const { releaseTools } = await import('./programs.mjs');

try {
  const { run } = await releaseTools();
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
  for (const line of run(releasesDir, process.argv.slice(2))) console.log(line);
} catch (error) {
  console.error(error?.code === 'ERR_MODULE_NOT_FOUND' ? 'Nothing is built yet: run npm run build first.' : messageOf(error, process.env.RELEASES_DIR || process.env.DATA_DIR || '.data'));
  process.exit(1);
}
