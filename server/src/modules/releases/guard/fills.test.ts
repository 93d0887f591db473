import { promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { useGuardedSite } from '../testing/guarded-site';
import { sumReports } from '../telemetry/repository';

const banner = { name: 'forum-banner', slot: 'content-home', order: 1, height: { narrow: 1, wide: 1 }, page: null };
const site = useGuardedSite(['forum-1', 'forum-2'], { fills: [banner] });

const hourMs = 3_600_000;
const sumAll = (remote: string) =>
  sumReports(site.db, remote, null, new Date(site.clock().getTime() - hourMs), new Date(site.clock().getTime() + hourMs));

it('a canary whose fills break in pages of other remotes is halted, though its own pages work', async () => {
  await setCanary(site.registry, 'forum', 'forum-2', 50);
  for (let minute = 0; minute < 6; minute += 1) {
    await site.visit('forum-1', 20);
    await site.visit('forum-2', 20);
    await site.visitFills('forum-1', 20);
    await site.visitFills('forum-2', 20, 20);
    await site.endMinute();
  }
  await site.runGuard();
  expect((await site.channel())?.canary).toBeNull();
});

it('visits with fills are no visits of pages, so that many of them neither help nor harm a canary', async () => {
  await setCanary(site.registry, 'forum', 'forum-2', 50);
  for (let minute = 0; minute < 6; minute += 1) {
    await site.visit('forum-1', 5);
    await site.visit('forum-2', 5, 1);
    await site.visitFills('forum-1', 60);
    await site.visitFills('forum-2', 60);
    await site.endMinute();
  }
  expect(await sumAll('forum')).toMatchObject({ visits: 60, bad: 6 });
  expect(await sumAll('forum/fills')).toMatchObject({ visits: 720, bad: 0 });
  await site.runGuard();
  expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2' });
});

it('a promoted release whose fills break is rolled back', async () => {
  // The promotion has the time of this machine.
  site.clock.set(new Date(Date.now() - 10 * 60_000));
  for (let minute = 0; minute < 6; minute += 1) {
    await site.visitFills('forum-1', 40);
    await site.endMinute();
  }
  await promote(site.registry, 'forum', 'forum-2');
  site.clock.set(new Date());
  for (let minute = 0; minute < 6; minute += 1) {
    await site.visitFills('forum-2', 40, 40);
    await site.endMinute();
  }
  await site.runGuard();
  expect((await site.channel())?.stable).toBe('forum-1');
});

it('reports on fills of a release that has none change nothing, and are not looked at', async () => {
  await site.publishRelease('forum-3', {});
  await setCanary(site.registry, 'forum', 'forum-3', 50);
  for (let minute = 0; minute < 6; minute += 1) {
    await site.visitFills('forum-1', 20);
    await site.visitFills('forum-3', 20, 20);
    await site.endMinute();
  }
  await site.runGuard();
  expect((await site.channel())?.canary).toMatchObject({ release: 'forum-3' });
});
