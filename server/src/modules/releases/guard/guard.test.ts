/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { follow, pin, promote, setCanary, unpin } from '@oracle-astra/release/src/registry/registry';
import { readHistory } from '@oracle-astra/release/src/registry/registry-file';
import type { ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { ReportedPage } from '../testing/report-visits';
import { useGuardedSite } from '../testing/guarded-site';

const site = useGuardedSite(['forum-1', 'forum-2', 'chat-1']);
const { folder, registry, changes, channel } = site;

/** Visits of a release in a minute, each from a different network; `bad` of them failed. */
async function visit(
  release: string,
  visits: number,
  bad: number,
  vitals?: ReleaseReportEntry['vitals'],
  page?: ReportedPage,
): Promise<void> {
  await site.visit(release, visits, bad, undefined, { ...(vitals && { vitals }) }, page);
  await site.endMinute();
}
/** The same people visit yesterday and an hour ago, so that their networks are known. */
async function visitSinceYesterday(release: string, visits: number, bad: number): Promise<void> {
  for (const hours of [26, 1]) {
    site.clock.set(new Date(Date.now() - hours * 3_600_000));
    site.returnVisitors();
    await visit(release, visits, bad);
  }
  site.clock.set(new Date());
}

describe('a canary', () => {
  beforeEach(async () => {
    await setCanary(registry, 'forum', 'forum-2', 10);
  });

  it('that fails is halted once, with the reason in the history, by the first process', async () => {
    await visit('forum-1', 90, 0);
    await visit('forum-2', 10, 10);
    await visit('forum-1', 90, 0);
    await Promise.all([site.createGuard().run(), site.createGuard().run()]);
    const reason = '100.0 % of 10 visits failed, 0.0 % with forum-1';
    expect(await channel()).toMatchObject({ stable: 'forum-1', canary: null, withdrawn: [{ release: 'forum-2', reason }] });
    expect((await readHistory(folder))[0]).toMatchObject({ command: 'halt', release: 'forum-2', by: 'guard', reason });
    expect(changes).toEqual([expect.objectContaining({ command: 'halt', remote: 'forum', reason })]);
  });

  it.each([
    ['follows the start script again', async () => await follow(registry, 'forum')],
    [
      'changed so long ago that the history is full of others',
      async () => {
        for (let change = 0; change < 260; change += 1) {
          await pin(registry, 'chat', 'freeze');
          await unpin(registry, 'chat');
        }
      },
    ],
  ])('is evaluated for a remote that %s', async (_what, change) => {
    await change();
    await visit('forum-1', 90, 0);
    await visit('forum-2', 10, 10);
    await visit('forum-1', 90, 0);
    await site.createGuard().run();
    expect(await channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('is halted although another remote cannot be checked, which is reported once', async () => {
    await site.publishRelease('chat-2');
    await visitSinceYesterday('chat-1', 100, 0);
    await promote(registry, 'chat', 'chat-2');
    rmSync(path.join(folder, 'chat', 'chat-1'), { recursive: true });
    site.clock.advance(600);
    site.returnVisitors();
    await visit('chat-2', 100, 60);
    const guard = site.createGuard();
    await guard.run();
    await visit('forum-1', 90, 0);
    await visit('forum-2', 10, 10);
    await visit('forum-1', 90, 0);
    await guard.run();
    expect((await channel())?.canary).toBeNull();
    expect(site.failures.splice(0)).toEqual(['chat: Error: chat has no release before its stable one']);
  });

  it('is not halted at night, when both fail more', async () => {
    for (const bad of [0, 1, 3, 2, 0]) {
      await visit('forum-1', 60, bad * 3);
      await visit('forum-2', 20, bad, { lcp: 9000, tti: 15_000, inp: 2000 });
    }
    await site.createGuard().run();
    expect([(await channel())?.canary, changes]).toEqual([{ release: 'forum-2', percent: 10 }, []]);
  });
});

describe('a stable release that was promoted', () => {
  async function promoteBad(): Promise<void> {
    await visitSinceYesterday('forum-1', 200, 1);
    await visitSinceYesterday('chat-1', 100, 1);
    await promote(registry, 'forum', 'forum-2');
    // The same people visit again.
    site.clock.advance(600);
    site.returnVisitors();
    await visit('forum-2', 100, 60);
  }

  it('and becomes worse is rolled back to the previous one', async () => {
    await promoteBad();
    await site.createGuard().run();
    expect(await channel()).toMatchObject({ stable: 'forum-1', withdrawn: [{ release: 'forum-2' }] });
    expect(changes).toEqual([expect.objectContaining({ command: 'rollback', release: 'forum-2', by: 'guard' })]);
  });

  it('is kept while other remotes fail too', async () => {
    await promoteBad();
    await visit('chat-1', 50, 30);
    await site.createGuard().run();
    expect([(await channel())?.stable, changes]).toEqual(['forum-2', []]);
  });
});

describe('a staged roll-out', () => {
  const step = async () => {
    await visit('forum-1', 100, 0);
    await visit('forum-2', 120, 0);
    site.clock.advance(31 * 60);
    await site.createGuard().run();
    return (await channel())?.canary?.percent;
  };

  it('advances automatically, 1, 5, 25, 100, and is promoted at the end', async () => {
    await setCanary(registry, 'forum', 'forum-2', 1, { staged: true });
    expect([await step(), await step(), await step()]).toEqual([5, 25, 100]);
    await step();
    expect(changes.at(-1)).toMatchObject({ command: 'promote', release: 'forum-2', by: 'guard' });
    expect(await channel()).toMatchObject({ stable: 'forum-2', canary: null, previous: 'forum-1' });
  });

  const stepWith = async (vitals: ReleaseReportEntry['vitals'], usual: ReleaseReportEntry['vitals']) => {
    await visit('forum-1', 120, 0, usual);
    await visit('forum-2', 120, 0, vitals);
    site.clock.advance(31 * 60);
    await site.createGuard().run();
    return (await channel())?.canary;
  };

  it.each([
    ['the largest paint', { lcp: 2600 }, { lcp: 1500 }, /Largest paint is 2\.\d s in 120 visits, 1\.\d s with forum-1/],
    ['the answer to input', { inp: 400 }, { inp: 120 }, /Answer to input is 4\d\d ms in 120 visits, 1\d\d ms with forum-1/],
    ['the layout shift', { cls: 0.2 }, { cls: 0 }, /Layout shift is 0\.\d+ in 120 visits, 0\.00 with forum-1/],
  ])('stops, but withdraws nothing, if %s is worse by more than a quarter', async (_what, vitals, usual, reason) => {
    await setCanary(registry, 'forum', 'forum-2', 1, { staged: true });
    expect(await stepWith(vitals, usual)).toEqual({ release: 'forum-2', percent: 1 });
    expect((await readHistory(folder))[0]).toMatchObject({
      command: 'canary',
      by: 'guard',
      reason: expect.stringMatching(reason) as string,
    });
  });

  it.each([
    ['are slower by less than a quarter', { lcp: 1700 }, { lcp: 1500 }],
    ['differ by what nobody notices', { inp: 40, cls: 0.01, lcp: 300 }, { inp: 10, cls: 0, lcp: 200 }],
    ['are known of one release alone', { lcp: 9000 }, undefined],
  ])('goes on if the vitals %s', async (_what, vitals, usual) => {
    await setCanary(registry, 'forum', 'forum-2', 1, { staged: true });
    expect(await stepWith(vitals, usual)).toMatchObject({ percent: 5, staged: true });
  });

  const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
  it.each<[string, ReportedPage, string, number, boolean]>([
    ['one page', { page: 'forum/:id' }, ', on /forum/:id,', 120, true],
    ['cheap phones', { userAgent: android, memory: 2 }, ', on a cheap phone,', 120, true],
    ['one language', { locale: 'hi' }, ', in Hindi,', 120, true],
    ['a page with few visits', { page: 'forum/:id' }, '', 40, false],
  ])('looks at %s, although the whole is as quick as before', async (_what, part, where, visits, isStopped) => {
    await setCanary(registry, 'forum', 'forum-2', 1, { staged: true });
    const others: ReportedPage = { page: 'forum', locale: 'en' };
    for (const [release, lcp] of [
      ['forum-1', 1500],
      ['forum-2', 3000],
    ] as const) {
      await visit(release, visits, 0, { lcp }, { ...others, ...part });
      await visit(release, 500, 0, { lcp: 1500 }, others);
    }
    site.clock.advance(31 * 60);
    await site.createGuard().run();
    expect((await channel())?.canary).toEqual(
      isStopped ? { release: 'forum-2', percent: 1 } : { release: 'forum-2', percent: 5, staged: true },
    );
    const reason = `staged roll-out stopped: Largest paint${where} is 2.9 s in ${visits} visits, 1.4 s with forum-1`;
    if (isStopped) expect((await readHistory(folder))[0]).toMatchObject({ reason });
  });

  it('waits for enough visits and time', async () => {
    await setCanary(registry, 'forum', 'forum-2', 1, { staged: true });
    site.clock.advance(61);
    await visit('forum-2', 90, 0);
    site.clock.advance(31 * 60);
    await site.createGuard().run();
    expect((await channel())?.canary?.percent).toBe(1);
    await visit('forum-2', 10, 0);
    await site.createGuard().run();
    expect((await channel())?.canary?.percent).toBe(5);
  });
});
