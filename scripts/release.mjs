import './common/require-node.mjs';
import path from 'node:path';
import { codeOf } from './common/error-details.mjs';

const { formatError } = await import('./common/format-error.mjs');
const { readSecretFiles } = await import('./common/secret-files.mjs');
const { loadReleaseTools } = await import('./builds/node-programs.mjs');

/** @type {(error: unknown) => number} */
let toExitCode = () => 1;
try {
  const tools = await loadReleaseTools();
  toExitCode = tools.toExitCode;
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
  for (const line of await tools.run(releasesDir, process.argv.slice(2), { env: readSecretFiles(process.env) })) console.log(line);
} catch (error) {
  console.error(
    codeOf(error) === 'ERR_MODULE_NOT_FOUND'
      ? 'Nothing is built yet: run npm run build first.'
      : formatError(error, process.env.RELEASES_DIR || process.env.DATA_DIR || '.data'),
  );
  process.exit(toExitCode(error));
}
