import { setCanary } from '@oracle-astra/release/src/registry/registry';
import { releaseReportPath } from '@oracle-astra/shared/contract';
import { useGuardedSite } from '../testing/guarded-site';

const site = useGuardedSite();

const longMs = 120_000;
const hourMs = 3_600_000;

/** Visits a day before a canary, so that the networks of visitors are known. */
async function visitBefore(visits: number): Promise<void> {
  // The registry notes changes with the time of the machine.
  site.clock.set(new Date(Date.now() - 30 * hourMs));
  await site.visit('forum-1', visits, 1);
  await site.endMinute();
  site.clock.set(new Date(Date.now() + 61_000));
  site.returnVisitors();
}

async function fail(ips: readonly string[]): Promise<void> {
  for (const ip of ips) await site.reporter.report(ip, await site.reporter.serve(ip, true), 'forum-2', 1);
}

it('customers of one IPv6 site count as one network', async () => {
  await setCanary(site.registry, 'forum', 'forum-2', 10);
  site.clock.advance(61);
  await fail(Array.from({ length: 400 }, (_, at) => `2400:1:2:${at.toString(16)}::1`));
  await site.endMinute();
  const { rows } = await site.db.execute<{ bad: number }>("select bad from release_counts where release = 'forum-2'");
  // The square root of the documents.
  expect(rows.reduce((sum, { bad }) => sum + bad, 0)).toBe(20);
});

it(
  'failures of 2,000 IPv6 networks halt no healthy canary',
  async () => {
    await setCanary(site.registry, 'forum', 'forum-2', 10);
    site.clock.advance(61);
    for (let at = 0; at < 2; at += 1) {
      await site.visit('forum-1', 90, 1);
      await site.visit('forum-2', 10);
      await fail(Array.from({ length: 1000 }, (_, network) => `2400:${(at * 1000 + network).toString(16)}::1`));
      await site.endMinute();
      await site.runGuard();
    }
    expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2' });
  },
  longMs,
);

it('a forged X-Forwarded-For makes no other address or network', async () => {
  const [idAndTime, hashes] = [13, 12];
  const networkOf = async (forwarded: string) => {
    const { headers } = await site.test().app.inject({ url: releaseReportPath, headers: { 'x-forwarded-for': forwarded } });
    const [, token = ''] = /^release-report=([^;]+)/.exec([headers['set-cookie']].flat()[0] ?? '') ?? [];
    expect(token).not.toBe('');
    return Buffer.from(token, 'base64url')
      .subarray(idAndTime, idAndTime + hashes)
      .toString('hex');
  };
  const own = await networkOf('49.36.0.1');
  for (const forged of ['8.8.8.8', '8.8.8.8, 9.9.9.9, 2400::1', '::ffff:8.8.8.8', 'unknown'])
    expect(await networkOf(`${forged}, 49.36.0.1`)).toBe(own);
  expect(await networkOf('49.37.0.1')).not.toBe(own);
});

it(
  'a trickle of forged failures from new networks over hours halts no healthy canary',
  async () => {
    await visitBefore(120);
    await setCanary(site.registry, 'forum', 'forum-2', 10);
    for (let window = 0; window < 24; window += 1) {
      site.returnVisitors();
      await site.visit('forum-1', 90, 1);
      await site.visit('forum-2', 10);
      await fail(Array.from({ length: 6 }, (_, at) => `60.${window}.${at}.1`));
      await site.endMinute();
      site.clock.advance(10 * 60);
      await site.runGuard();
    }
    expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2' });
  },
  longMs,
);

it(
  'a canary that fails for one visitor in twenty is halted within some hours',
  async () => {
    await visitBefore(320);
    await setCanary(site.registry, 'forum', 'forum-2', 25);
    let windows = 0;
    // Another visitor fails each time.
    for (; windows < 30 && (await site.channel())?.canary; windows += 1) {
      site.returnVisitors();
      if (windows > 0) await site.visit('forum-2', windows % 15, 0);
      await site.visit('forum-2', 60, 3);
      await site.visit('forum-1', 180);
      await site.endMinute();
      site.clock.advance(10 * 60);
      await site.runGuard();
    }
    expect(await site.channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  },
  longMs,
);
