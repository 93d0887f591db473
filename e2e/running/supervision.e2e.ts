import { expect, test } from '@playwright/test';
import { dataFolder } from '../support/site/folders';
import { startWithNpm, type OwnSite } from '../support/site/site';
import { pollUntil } from '../support/poll-until';
import { publishVariant, runRelease, getStableRelease } from '../support/site/releases';

// Starts are slow on a busy machine.
test.describe.configure({ timeout: 300_000 });
const withinMs = 60_000;
const isReady = (site: OwnSite) =>
  fetch(`${site.url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
const getServerPid = (site: OwnSite) => Number([...site.log().matchAll(/"pid":(\d+)[^\n]*Server listening/g)].at(-1)?.[1]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a server that is killed restarts at the same address, and ends when its start script is killed', async () => {
  const site = await startWithNpm({ dataDir: dataFolder(), env: { RESTART_SERVER: '1' } });
  const first = getServerPid(site);
  process.kill(first, 'SIGKILL');
  await pollUntil(
    async () => getServerPid(site),
    (pid) => pid !== first,
    withinMs,
  );
  await pollUntil(
    () => isReady(site),
    (is) => is,
    withinMs,
  );
  expect(site.log()).toContain('The server died (SIGKILL). It starts again in 1 s.');

  const second = getServerPid(site);
  process.kill(site.pid ?? 0, 'SIGKILL');
  await pollUntil(
    async () => isAlive(second),
    (is) => !is,
    withinMs,
  );
});

test('a restart keeps the release and the canary that an operator set, and prints the command for the new build', async () => {
  const dataDir = dataFolder();
  const first = await startWithNpm({ dataDir });
  const built = getStableRelease(first, 'forum');
  const other = publishVariant(first, 'forum', 'operator', {});
  runRelease(first, 'promote', 'forum', other);
  await first.stop();
  const second = await startWithNpm({ dataDir });
  expect(getStableRelease(second, 'forum')).toBe(other);
  expect(second.log()).toContain(`forum stays at ${other}; to take the new build: npm run release -- promote forum ${built}`);
  runRelease(second, 'canary', 'forum', built, '5');
  await second.stop();
  const third = await startWithNpm({ dataDir });
  expect(getStableRelease(third, 'forum')).toBe(other);
  expect(runRelease(third, 'status')).toContain(`${other}  canary ${built} 5 %`);
  await third.stop();
});
