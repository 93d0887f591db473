import { setCanary } from '@oracle-astra/release/src/registry/registry';
import { useGuardedSite, type Forged } from '../testing/guarded-site';

const hourMs = 3_600_000;
const site = useGuardedSite();

const withCanary = (bad: number): Forged => ({ token: (ip) => site.reporter.serve(ip, true), release: 'forum-2', bad });
const ofStable: Forged = { token: (ip) => site.reporter.serve(ip, false), release: 'forum-1', bad: 0 };

/** The registry notes changes with the time of the machine, so what was before them is in its past. */
const setHoursAgo = (hours: number) => site.clock.set(new Date(Date.now() - hours * hourMs));

/** Visits on the two days before a canary, so that the networks of most visitors are known. */
async function visitForDays(): Promise<void> {
  for (const hours of [30, 2]) {
    setHoursAgo(hours);
    await site.visit('forum-1', 120, 1);
    await site.endMinute();
    site.returnVisitors();
  }
}

async function startCanary(percent: number, options?: { staged: boolean }): Promise<void> {
  await setCanary(site.registry, 'forum', 'forum-2', percent, options);
  site.clock.set(new Date(Date.now() + 61_000));
}

/** Ten minutes of visits and of forged reports, twice. */
async function attack(real: () => Promise<void>, forge: () => Promise<void>): Promise<void> {
  for (let at = 0; at < 2; at += 1) {
    site.returnVisitors();
    await real();
    await forge();
    await site.endMinute();
    await site.runGuard();
    site.clock.advance(11 * 60);
    await site.runGuard();
  }
}

const visitBoth = async () => {
  await site.visit('forum-1', 90, 1);
  await site.visit('forum-2', 10);
};

describe('a healthy canary', () => {
  it.each([50, 500])('is not halted by good visits of the stable release and failures of the canary of %d addresses', async (addresses) => {
    await visitForDays();
    await startCanary(10);
    await attack(visitBoth, async () => {
      await site.forge(50, addresses, withCanary(1));
      await site.forge(1250, addresses, ofStable);
    });
    expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2' });
  });

  it('is not halted by networks that visited an hour before', async () => {
    await visitForDays();
    setHoursAgo(1);
    await site.forge(50, 50, ofStable);
    await site.endMinute();
    await startCanary(10);
    await attack(visitBoth, () => site.forge(50, 50, withCanary(1)));
    expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2' });
  });

  it.each([50, 200])('goes on after slow visits of %d addresses', async (addresses) => {
    await visitForDays();
    await startCanary(25, { staged: true });
    const quick = { load: 0, vitals: { lcp: 1000, inp: 100, cls: 0.01 } };
    const slow = { load: 0, vitals: { lcp: 30_000, inp: 5000, cls: 1 } };
    const visitQuickly = async () => {
      await site.visit('forum-1', 60, 0, undefined, quick);
      await site.visit('forum-2', 60, 0, undefined, quick);
    };
    await attack(visitQuickly, () => site.forge(200, addresses, { ...withCanary(0), more: slow }));
    site.clock.advance(31 * 60);
    await site.runGuard();
    expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2', percent: 25, staged: true });
  });
});

describe('a failing canary of a site with known networks', () => {
  it('is halted after a handful of visits although forged visits hide it', async () => {
    await visitForDays();
    await startCanary(10);
    await site.visit('forum-1', 90);
    await site.visit('forum-2', 10, 10);
    await site.endMinute();
    await site.forge(200, 50, ofStable);
    await site.endMinute();
    await site.runGuard();
    expect(await site.channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });
});

it('counts the further reports of a document only a few times, and at no revision that does not exist', async () => {
  const token = await site.reporter.serve('49.36.0.1', false);
  const { revision } = await site.readRegistry();
  for (let at = 0; at < 200; at += 1)
    await site.reporter.telemetry.record(
      {
        revision: revision + at,
        releases: [{ remote: 'forum', release: 'forum-1', visits: at === 0 ? 1 : 0, bad: 0, load: 99, page: 0, api: 0 }],
      },
      { address: '49.36.0.1', userAgent: '', token },
    );
  await site.reporter.telemetry.flush();
  const { rows } = await site.db.execute('select revision, load from release_counts');
  expect(rows).toEqual([{ revision, load: 30 * 99 }]);
});
