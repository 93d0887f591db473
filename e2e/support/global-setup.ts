import { once } from 'node:events';
import { createRunFolder, dataFolder, removeFolder, runFolderVariable, sharedSiteVariable, templateFolder } from './folders';
import { startWithNpm, startSharedSite } from './site';
import { jwtSecret } from './tokens';

/** Builds what changed, makes the template that every site's data is copied from, and starts the site that harmless journeys share. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = createRunFolder();
  process.env[runFolderVariable] = folder;
  const first = await startWithNpm({ dataDir: templateFolder() });
  await first.stop();
  // Of a page is asked here what it holds, not how fast it comes.
  const { child, shared } = await startSharedSite(dataFolder(), { JWT_SECRET: jwtSecret, RENDER_BUDGET_MS: '60000' });
  process.env[sharedSiteVariable] = shared;
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    removeFolder(folder);
  };
}
