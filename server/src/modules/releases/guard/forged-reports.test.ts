import { promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { createReleaseReports } from '../ops/reports';
import { useGuardedSite, type Forged } from '../testing/guarded-site';

/** As many as addresses at most; of few addresses more than one may send. */
const mostForged = 5000;
const fewerForged = 1000;
const site = useGuardedSite();

type TokenOf = Forged['token'];
const withoutToken: TokenOf = () => null;
const withDocuments: TokenOf = (ip) => site.reporter.serve(ip, true);
const createReplay = (): TokenOf => {
  let token: Promise<string> | undefined;
  return (ip) => (token ??= site.reporter.serve(ip, true));
};

/** Forged failures of forum-2, repeatedly, from some addresses. */
const forge = (forged: number, addresses: number, token: TokenOf) => site.forge(forged, addresses, { token, release: 'forum-2', bad: 1 });

const longMs = 120_000;

describe('forged failures', () => {
  it.each([
    [fewerForged, 1],
    [fewerForged, 50],
    [mostForged, 5000],
  ])(
    '%d of %d addresses, without tokens, with a repeated one, or with served documents, halt no healthy canary',
    async (forged, addresses) => {
      await setCanary(site.registry, 'forum', 'forum-2', 10);
      site.clock.advance(61);
      for (const tokenOf of [withoutToken, createReplay(), withDocuments]) {
        await site.visit('forum-1', 150, 2);
        await site.visit('forum-2', 17);
        await forge(forged, addresses, tokenOf);
        await site.endMinute();
        await site.runGuard();
        expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2' });
      }
      const kept = await createReleaseReports(site).discounts();
      expect(kept.filter(({ reason }) => reason === 'token')).toMatchObject([{ release: 'forum-2', reports: forged, bad: forged }]);
    },
    longMs,
  );

  it(
    '5,000 of as many addresses with served documents do not roll back a healthy release',
    async () => {
      await site.visit('forum-1', 300, 3);
      await site.endMinute();
      await promote(site.registry, 'forum', 'forum-2');
      site.clock.advance(600);
      await site.visit('forum-2', 333, 3);
      await forge(mostForged, 5000, withDocuments);
      await site.endMinute();
      await site.runGuard();
      expect((await site.channel())?.stable).toBe('forum-2');
    },
    longMs,
  );
});

describe('a release that fails', () => {
  it('for everybody is halted after a handful of visits, without known networks', async () => {
    await setCanary(site.registry, 'forum', 'forum-2', 10);
    await site.visit('forum-1', 45);
    await site.visit('forum-2', 5, 5);
    await site.endMinute();
    await site.visit('forum-1', 45);
    await site.visit('forum-2', 5, 5);
    await site.endMinute();
    await site.runGuard();
    expect(await site.channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('is halted if all visitors share one network and differ only by their documents', async () => {
    let visitors = 0;
    const neighbour = () => `49.36.0.${(visitors += 1) % 200}`;
    await setCanary(site.registry, 'forum', 'forum-2', 25);
    for (let minute = 0; minute < 20; minute += 1) {
      for (let at = 0; at < 15; at += 1) {
        await site.visit('forum-1', 3, 0, neighbour);
        await site.visit('forum-2', 1, 1, neighbour);
      }
      await site.endMinute();
    }
    await site.runGuard();
    expect(await site.channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('for some is halted by reports of known networks', async () => {
    // The registry notes changes with the time of the machine.
    site.clock.set(new Date(Date.now() - 26 * 3_600_000));
    await site.visit('forum-1', 600);
    await site.endMinute();
    site.clock.set(new Date());
    await setCanary(site.registry, 'forum', 'forum-2', 10);
    site.returnVisitors();
    for (let minute = 0; minute < 6; minute += 1) {
      site.clock.advance(600);
      await site.visit('forum-1', 90);
      await site.visit('forum-2', 10, 3);
      await site.endMinute();
    }
    await site.runGuard();
    expect(await site.channel()).toMatchObject({ canary: null, withdrawn: [{ release: 'forum-2' }] });
  });

  it('only by reports of unknown networks gets no more visitors', async () => {
    await setCanary(site.registry, 'forum', 'forum-2', 20, { staged: true });
    site.clock.advance(61);
    await site.visit('forum-1', 400);
    await site.visit('forum-2', 100);
    await forge(mostForged, 50, withDocuments);
    await site.endMinute();
    site.clock.advance(31 * 60);
    await site.runGuard();
    expect((await site.channel())?.canary).toMatchObject({ release: 'forum-2', percent: 20 });
  });
});
