import type { LifeEvent } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import { getMatter } from '../../astrologers/question/matters';
import { addBirth } from '../../testing/births';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

describe('events of a life', () => {
  const add = (bid: string, changes: object = {}, token = jwt) =>
    test.post(apiPaths.addLifeEvent, { bid, kind: 'job', title: 'First job', month: '2016-07', ...changes }, token);
  const list = async (bid: string) => (await test.get(`${apiPaths.lifeEvents}?bid=${bid}`, jwt)).json<{ events: LifeEvent[] }>().events;

  it('are stored, related to their three lords, and deleted', async () => {
    const bid = await addBirth(test, jwt);
    const { event } = (await add(bid)).json<{ event: LifeEvent }>();
    expect(event).toMatchObject({ kind: 'job', title: 'First job', month: '2016-07', house: 10, needs_care: false });
    expect(event.lords).toHaveLength(3);
    for (const { lord } of event.ties) expect(event.lords).toContain(lord);
    const grave = await add(bid, { kind: 'other', title: 'I tried to kill myself', month: '2010-01' });
    expect(grave.json()).toMatchObject({ event: { needs_care: true } });
    expect(await list(bid)).toMatchObject([{ month: '2016-07' }, { month: '2010-01', house: null, ties: [] }]);
    expect((await test.post(apiPaths.deleteLifeEvent, { eid: event.eid }, jwt)).json()).toEqual({ status: 'success' });
    expect(await list(bid)).toHaveLength(1);
  });

  it('are added once by the same call twice and in parallel', async () => {
    const bid = await addBirth(test, jwt);
    const send = () =>
      test.app.inject({
        method: 'POST',
        url: apiPaths.addLifeEvent,
        headers: { authorization: `Bearer ${jwt}`, 'idempotency-key': 'one-event' },
        payload: { bid, kind: 'wedding', title: '', month: '2020-02' },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.json()).toEqual(second.json());
    expect(await list(bid)).toHaveLength(1);
  });

  it('are related by the significators of the Matters table, for every kind', async () => {
    const bid = await addBirth(test, jwt);
    const matterOf = {
      job: 'newJob',
      promotion: 'promotion',
      wedding: 'marriage',
      move: 'abroad',
      home: 'house',
      study: 'study',
      business: 'business',
    } as const;
    const karakas = new Map<string, Set<string>>();
    for (const kind of Object.keys(matterOf) as (keyof typeof matterOf)[]) {
      for (let year = 1996; year < 2026; year += 8) {
        const { event } = (await add(bid, { kind, month: `${year}-03` })).json<{ event: LifeEvent }>();
        expect(event.house).toBe(getMatter(matterOf[kind]).houses[0]);
        const found = event.ties.filter(({ tie }) => tie === 'karaka').map(({ lord }) => lord);
        karakas.set(kind, new Set([...(karakas.get(kind) ?? []), ...found]));
      }
      for (const lord of karakas.get(kind) ?? []) expect(getMatter(matterOf[kind]).karakas).toContain(lord);
    }
    expect([...karakas.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(0);
  });

  it('are between birth and today', async () => {
    const bid = await addBirth(test, jwt);
    for (const month of ['1990-01', '2099-01'])
      expect((await add(bid, { month })).json()).toMatchObject({ status: 'fail', code: 'invalid_request', field: 'month' });
    expect((await add(bid, { month: '1994-08' })).json()).toMatchObject({ status: 'success' });
  });

  it.each([
    ['Kolkata', { dob: '01/02/1994', tob: '02:00', pob: 'Kolkata', lat: 22.57, lng: 88.36 }, '1994-01', '1994-02'],
    ['New York', { dob: '31/01/1994', tob: '22:00', pob: 'New York', lat: 40.71, lng: -74.01 }, '1993-12', '1994-01'],
  ])('begin with the month of birth on the calendar of %s', async (_city, details, before, first) => {
    const bid = await addBirth(test, jwt, details);
    expect((await add(bid, { month: before })).json()).toMatchObject({ code: 'invalid_request', field: 'month' });
    expect((await add(bid, { month: first })).json()).toMatchObject({ status: 'success', event: { lords: [{}, {}, {}] } });
  });

  it('may be in the current month of India, which begins before that of UTC', async () => {
    const early = await createTestApp();
    early.clock.set(new Date('2026-11-30T19:00:00Z'));
    const { jwt: own } = await early.signIn();
    const bid = await addBirth(early, own);
    const answer = await early.post(apiPaths.addLifeEvent, { bid, kind: 'job', title: '', month: '2026-12' }, own);
    expect(answer.json()).toMatchObject({ status: 'success' });
  });

  it('need a time of birth', async () => {
    const bid = await addBirth(test, jwt, { time_known: false });
    expect((await add(bid)).json()).toMatchObject({ code: 'birth_time_unknown' });
  });

  it('of other people cannot be read, added or deleted, and are deleted with the record', async () => {
    const bid = await addBirth(test, jwt);
    const { event } = (await add(bid)).json<{ event: LifeEvent }>();
    const { jwt: other } = await test.signIn();
    expect((await add(bid, {}, other)).statusCode).toBe(404);
    expect((await test.post(apiPaths.deleteLifeEvent, { eid: event.eid }, other)).json()).toMatchObject({ code: 'life_event_not_found' });
    await test.post(apiPaths.deleteBirth, { bid }, jwt);
    const { rows } = await test.db.execute<{ n: number }>(`select count(*)::int as n from life_events where bid = '${bid}'`);
    expect(rows[0]?.n).toBe(0);
  });
});
