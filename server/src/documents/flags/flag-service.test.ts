/* eslint-disable max-lines -- the cases of one subject share their set-up */
import type { FlagDeclarations, Registry } from '@oracle-astra/shared/contract';
import { channel, remoteRelease } from '../testing/releases';
import { createFlagService, type FlagPeople } from './flag-service';

const flags: FlagDeclarations = {
  'forum.isShort': { type: 'boolean', default: false },
  'forum.order': { type: 'string', default: 'newest', values: ['newest', 'best', 'oldest'] },
  'forum.rows': { type: 'number', default: 10, values: [10, 20], sticky: 'account' },
  'forum.isTried': { type: 'boolean', default: false, experiment: { goal: 'forum.replied' } },
};
const forum = { ...remoteRelease('forum', 1, 'forum'), flags };
const logged = jest.fn();
beforeEach(() => logged.mockReset());

let set: Record<string, unknown>;
let isBroken = false;
beforeEach(() => {
  set = {};
  isBroken = false;
});

function create(people?: FlagPeople) {
  const registryOf = (): Registry => ({ revision: 5, remotes: { forum: channel('forum-1', { flags: set }) } });
  const service = createFlagService({
    log: { error: logged },
    getRegistry: async () => {
      if (isBroken) throw new Error('the disk is gone');
      return registryOf();
    },
    ...(people && { people }),
  });
  return (visitor: { uid?: string | null; id?: string } = {}, isLeftOut = false) =>
    service.evaluate({
      registry: registryOf(),
      releases: [forum],
      visitor: { uid: visitor.uid ?? null, group: { id: visitor.id ?? 'aaaaaaaaaaa', isNew: false } },
      isLeftOut,
    });
}
const ids = Array.from({ length: 400 }, (_, at) => `visitor-${at}`);
const rule = (rules: object[], more: object = {}) => ({ rules, run: 5, ...more });

it('has only defaults without settings, and asks nothing about the person', async () => {
  const isMinor = jest.fn();
  expect(await create({ isMinor })({ uid: 'asha' })).toEqual({ values: {}, variants: [] });
  expect(isMinor).not.toHaveBeenCalled();
});

it('gives a value to everyone, to roles, and with a release', async () => {
  const evaluate = create({ isSubscriber: async (uid) => uid === 'asha' });
  set = { 'forum.isShort': rule([{ value: true }]) };
  expect((await evaluate()).values).toEqual({ 'forum.isShort': true });
  set = { 'forum.isShort': rule([{ value: true, roles: ['subscriber'] }]) };
  const values = async (uid: string | null) => (await evaluate({ uid })).values;
  expect([await values(null), await values('ravi'), await values('asha')]).toEqual([{}, {}, { 'forum.isShort': true }]);
  set = { 'forum.isShort': rule([{ value: true, release: 'forum-2' }]), 'forum.order': rule([{ value: 'best', release: 'forum-1' }]) };
  expect(await values(null)).toEqual({ 'forum.order': 'best' });
});

it('gives a value to a share of browsers, each of which keeps it: over log-in, and when the share grows', async () => {
  const evaluate = create();
  const hits = async (uid: string | null = null) => {
    const all = await Promise.all(ids.map((id) => evaluate({ id, uid })));
    return ids.filter((_id, at) => all[at]?.values['forum.isShort'] === true);
  };
  set = { 'forum.isShort': rule([{ value: true, percent: 50 }]) };
  const half = await hits();
  expect(half.length).toBeGreaterThan(160);
  expect(half.length).toBeLessThan(240);
  expect(await hits('asha')).toEqual(half);
  set = { 'forum.isShort': rule([{ value: true, percent: 80 }]) };
  expect(await hits()).toEqual(expect.arrayContaining(half));
});

it('gives the values of several shares to separate parts', async () => {
  const evaluate = create();
  set = {
    'forum.order': rule([
      { value: 'best', percent: 30 },
      { value: 'oldest', percent: 30 },
    ]),
  };
  const all = await Promise.all(ids.map(async (id) => (await evaluate({ id })).values['forum.order'] ?? 'newest'));
  const countOf = (value: string) => all.filter((each) => each === value).length;
  for (const value of ['best', 'oldest']) expect(Math.abs(countOf(value) - 120)).toBeLessThan(36);
  expect(countOf('newest')).toBe(400 - countOf('best') - countOf('oldest'));
});

it('sticks to the account where the release says so: the same on each device, and the default for visitors', async () => {
  const evaluate = create();
  set = { 'forum.rows': rule([{ value: 20, percent: 50 }]) };
  for (const uid of ids.slice(0, 20)) {
    const [one, other] = [await evaluate({ uid, id: 'aaaaaaaaaaa' }), await evaluate({ uid, id: 'bbbbbbbbbbb' })];
    expect(one).toEqual(other);
  }
  expect(await Promise.all(ids.slice(0, 20).map((id) => evaluate({ id })))).toEqual(Array(20).fill({ values: {}, variants: [] }));
});

describe('an experiment', () => {
  beforeEach(() => {
    set = { 'forum.isTried': rule([{ value: true, percent: 50 }]) };
  });
  const evaluateAll = async (evaluate: ReturnType<typeof create>, uid: string | null, isLeftOut = false) =>
    (await Promise.all(ids.map((id) => evaluate({ id, uid }, isLeftOut)))).flatMap(({ variants }) => variants);

  it('counts the default of those who are not in the share', async () => {
    const variants = await evaluateAll(create(), null);
    expect(variants).toHaveLength(400);
    expect(new Set(variants)).toEqual(new Set(['forum.isTried@5=true', 'forum.isTried@5=false']));
  });

  it('leaves out people under 18, those of unknown age while it cannot be read, and browsers that ask for it', async () => {
    const people: FlagPeople = {
      isMinor: async (uid) => {
        if (uid === 'nobody knows') throw new Error('the database is gone');
        return uid === 'child';
      },
    };
    expect(await evaluateAll(create(people), 'child')).toEqual([]);
    expect(await evaluateAll(create(people), 'nobody knows')).toEqual([]);
    expect(await evaluateAll(create(people), null, true)).toEqual([]);
    expect(await evaluateAll(create(people), 'asha')).toHaveLength(400);
  });

  it('counts nobody who has a value by role', async () => {
    set = { 'forum.isTried': rule([{ value: true, roles: ['visitor'] }]) };
    expect((await create()()).variants).toEqual([]);
  });
});

describe('the declared default is used, and logged once,', () => {
  it.each([
    ['for a value of another type', { 'forum.isShort': rule([{ value: 'yes' }]) }],
    ['for shares of more than all', { 'forum.isShort': rule([60, 50].map((percent) => ({ value: true, percent }))) }],
    ['for a setting that cannot be read', { 'forum.isShort': 'on' }],
    ['for a rule that cannot be read', { 'forum.isShort': { rules: [{ value: true, percent: 'half' }], run: 5 } }],
  ])('%s; other flags keep theirs', async (_what, wrong) => {
    const evaluate = create();
    set = { ...wrong, 'forum.order': rule([{ value: 'best' }]) };
    for (let at = 0; at < 3; at += 1) expect((await evaluate()).values).toEqual({ 'forum.order': 'best' });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ flag: 'forum.isShort' });
  });

  it('for a value that the release does not list, as after a rollback to one with fewer; the person is not in its experiment', async () => {
    const evaluate = create();
    set = { 'forum.order': rule([{ value: 'liked' }]), 'forum.isShort': rule([{ value: true }]) };
    for (let at = 0; at < 3; at += 1) expect(await evaluate()).toEqual({ values: { 'forum.isShort': true }, variants: [] });
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ flag: 'forum.order', reason: expect.stringContaining('"liked"') }), expect.anything()],
    ]);
  });

  it('if the provider fails', async () => {
    const evaluate = create();
    set = { 'forum.isShort': rule([{ value: true }]) };
    isBroken = true;
    for (let at = 0; at < 3; at += 1) expect(await evaluate()).toEqual({ values: {}, variants: [] });
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

it('has its default at once by the kill switch, without a line in the log', async () => {
  set = { 'forum.isShort': rule([{ value: true }], { off: true }) };
  expect((await create()()).values).toEqual({});
  expect(logged).not.toHaveBeenCalled();
});

it('does not take a setting of another remote', async () => {
  const chat = { ...remoteRelease('chat', 1, 'chats'), flags: { 'forum.isShort': { type: 'boolean' as const, default: false } } };
  const registry = { revision: 5, remotes: { chat: channel('chat-1', { flags: { 'forum.isShort': rule([{ value: true }]) } }) } };
  const service = createFlagService({ log: { error: logged }, getRegistry: async () => registry });
  const visitor = { uid: null, group: { id: 'aaaaaaaaaaa', isNew: false } };
  expect((await service.evaluate({ registry, releases: [chat], visitor, isLeftOut: false })).values).toEqual({});
});
