import { once } from 'node:events';
import { createRunFolder, dataFolder, removeFolder, runFolderVariable, sharedSiteVariable, templateFolder } from './folders';
import { startWithNpm, startSharedSite } from './site';
import { jwtSecret } from './tokens';

/** Builds what changed, creates the data template and starts the shared site. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = createRunFolder();
  process.env[runFolderVariable] = folder;
  const first = await startWithNpm({ dataDir: templateFolder() });
  await first.stop();
  // The journeys check the content of pages and not their speed, so the budget is long.
  const { child, shared } = await startSharedSite(dataFolder(), { JWT_SECRET: jwtSecret, RENDER_BUDGET_MS: '60000' });
  process.env[sharedSiteVariable] = shared;
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    removeFolder(folder);
  };
}
