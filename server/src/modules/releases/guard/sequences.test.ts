import { halt, promote, setCanary } from '@oracle-astra/release/src/registry/registry';
import { useGuardedSite } from '../testing/guarded-site';

const remotes = ['forum', 'chat', 'content', 'shell'];
const site = useGuardedSite([1, 2].flatMap((at) => remotes.map((remote) => `${remote}-${at}`)));
const { registry } = site;

/** The same people each time: visits of a release, of which some failed. */
async function visit(release: string, visits: number, bad: number): Promise<void> {
  site.returnVisitors();
  await site.visit(release, visits, bad);
  await site.reporter.telemetry.flush();
}

async function visitSinceYesterday(): Promise<void> {
  for (const hours of [26, 1]) {
    site.clock.set(new Date(Date.now() - hours * 3_600_000));
    for (const remote of remotes) await visit(`${remote}-1`, 100, 1);
  }
  site.clock.set(new Date());
}

async function runGuard(): Promise<Record<string, string>> {
  site.clock.advance(61);
  await site.runGuard();
  return Object.fromEntries(Object.entries((await site.readRegistry()).remotes).map(([remote, { stable }]) => [remote, stable]));
}

it('rolls back two bad releases that were promoted at once, of which neither is an excuse for the other', async () => {
  await visitSinceYesterday();
  for (const remote of ['forum', 'chat']) await promote(registry, remote, `${remote}-2`);
  site.clock.advance(600);
  for (const release of ['forum-2', 'chat-2']) await visit(release, 100, 60);
  for (const release of ['content-1', 'shell-1']) await visit(release, 100, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1', chat: 'chat-1', content: 'content-1' });
});

it('rolls back a bad release while another remote has a bad canary', async () => {
  await visitSinceYesterday();
  await promote(registry, 'forum', 'forum-2');
  await setCanary(registry, 'chat', 'chat-2', 50);
  site.clock.advance(600);
  await visit('forum-2', 100, 60);
  await visit('chat-2', 50, 40);
  for (const release of ['chat-1', 'content-1']) await visit(release, 50, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1' });
});

it('rolls back a shell with which the pages of all remotes fail', async () => {
  await visitSinceYesterday();
  await promote(registry, 'shell', 'shell-2');
  site.clock.advance(120);
  for (const release of ['shell-2', 'forum-1', 'chat-1', 'content-1']) await visit(release, 100, 60);
  expect(await runGuard()).toMatchObject({ shell: 'shell-1' });
});

it('keeps all releases during an outage, also those that were promoted together and the shell', async () => {
  await visitSinceYesterday();
  for (const remote of remotes) await promote(registry, remote, `${remote}-2`);
  site.clock.advance(120);
  for (const remote of remotes) await visit(`${remote}-2`, 100, 1);
  site.clock.advance(3600);
  for (const remote of remotes) await visit(`${remote}-2`, 150, 140);
  expect(await runGuard()).toMatchObject({ shell: 'shell-2', forum: 'forum-2', chat: 'chat-2', content: 'content-2' });
});

it('does not hold late reports of the release before against the one that is live', async () => {
  await visitSinceYesterday();
  await promote(registry, 'forum', 'forum-2');
  site.clock.advance(600);
  await visit('forum-2', 100, 1);
  await visit('forum-1', 200, 190);
  expect(await runGuard()).toMatchObject({ forum: 'forum-2' });
});

it('rolls back a bad release that was promoted with a clock ahead of that of the reports', async () => {
  await visitSinceYesterday();
  await promote(registry, 'forum', 'forum-2');
  site.clock.set(new Date(Date.now() - 1_800_000));
  await visit('forum-2', 100, 60);
  for (const release of ['chat-1', 'content-1']) await visit(release, 100, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1' });
});

it('rolls back a bad release that is promoted again while it is live', async () => {
  await visitSinceYesterday();
  await promote(registry, 'forum', 'forum-2', 'start');
  await promote(registry, 'forum', 'forum-2');
  await promote(registry, 'forum', 'forum-2');
  site.clock.advance(600);
  await visit('forum-2', 100, 60);
  for (const release of ['chat-1', 'content-1']) await visit(release, 100, 1);
  expect(await runGuard()).toMatchObject({ forum: 'forum-1' });
});

it('decides once where two processes and an operator decide at the same moment', async () => {
  await visitSinceYesterday();
  await setCanary(registry, 'forum', 'forum-2', 50);
  site.clock.advance(61);
  await visit('forum-1', 100, 1);
  await visit('forum-2', 100, 60);
  site.clock.advance(61);
  const promoting = promote(registry, 'forum', 'forum-2').catch(() => undefined);
  const halting = halt(registry, 'forum', 'forum-2', { reason: 'looks bad' }).catch(() => undefined);
  await Promise.all([site.runGuard(), site.runGuard(), promoting, halting]);
  const { stable, canary, withdrawn = [] } = (await site.channel()) ?? {};
  expect(canary).toBeNull();
  // Promoted before it was halted, or withdrawn and not promoted.
  expect(stable === 'forum-2').toBe(!withdrawn.some(({ release }) => release === 'forum-2'));
});
