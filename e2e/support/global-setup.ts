import { once } from 'node:events';
import { createRunFolder, dataFolder, removeFolder, runFolderVariable, sharedSiteVariable, templateFolder } from './site/folders';
import { startWithNpm, startSharedSite } from './site/site';
import { startSpreadSite } from './site/spread-site';
import { jwtSecret } from './tokens';

/** Builds what changed, creates the data template and starts the shared site. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = createRunFolder();
  process.env[runFolderVariable] = folder;
  const first = await startWithNpm({ dataDir: templateFolder() });
  await first.stop();
  // Journeys check content and not speed, so the render budget is long.
  const site = await startShared({ JWT_SECRET: jwtSecret, RENDER_BUDGET_MS: '60000' });
  process.env[sharedSiteVariable] = site.shared;
  return async () => {
    await site.stop();
    removeFolder(folder);
  };
}

/**
 * Starts one process on PGlite or, with E2E_PROCESSES, that many behind a proxy, to check that no journey depends on the process
 * that answers.
 */
async function startShared(env: Record<string, string>): Promise<{ shared: string; stop(): Promise<void> }> {
  const count = Number(process.env.E2E_PROCESSES ?? 1);
  if (count > 1) return startSpreadSite(count, dataFolder(), env);
  const { child, shared } = await startSharedSite(dataFolder(), env);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { shared, stop };
}
