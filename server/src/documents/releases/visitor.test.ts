import type { FastifyRequest } from 'fastify';
import { readCookieSession } from '../../modules/session/session-cookies';
import { identifyVisitor, toBuckets } from './visitor';

const openCookie = jest.fn(async (token: string) =>
  token === 'genuine' ? { uid: 'asha', jti: 'one', bearer: 'bearer of minutes', cookie: null } : null,
);
const leave = jest.fn(async () => true);
const readSession = (headers: FastifyRequest['headers']) => readCookieSession(headers, { openCookie, leave });
beforeEach(() => jest.clearAllMocks());

const identify = (cookie?: string) => identifyVisitor({ headers: cookie === undefined ? {} : { cookie } }, readSession);

describe('the visitor', () => {
  it.each([
    ['no cookie at all', undefined],
    ['other cookies alone', 'theme=dark; lang=en'],
    ['a cookie whose name only ends like the session’s', 'notjwt=genuine; x-jwt=genuine'],
    ['the session’s cookie emptied', 'jwt=; theme=dark'],
  ])('has no session with %s, and no token is verified', async (_what, cookie) => {
    expect(await identify(cookie)).toMatchObject({ token: null, session: 'none' });
    expect(openCookie).not.toHaveBeenCalled();
  });

  it.each(['jwt=genuine', 'theme=dark; jwt=genuine; lang=en', 'theme=dark;jwt=genuine', 'jwt=%67enuine'])(
    'is signed in with %s',
    async (cookie) => {
      expect(await identify(cookie)).toMatchObject({ token: 'bearer of minutes', session: 'in', sessionId: 'one', cookieChange: null });
    },
  );

  it.each(['jwt=forged', 'jwt=%E0%A4%A', 'jwt="genuine"'])('has an ended session with %s, and the token is dropped', async (cookie) => {
    expect(await identify(cookie)).toMatchObject({ token: null, session: 'ended', cookieChange: 'clear' });
  });

  it('a person who logged out offline is a visitor, and the session is ended', async () => {
    expect(await identify('jwt=genuine; signed-in=0')).toMatchObject({ token: null, session: 'none', cookieChange: 'clear' });
    expect([leave.mock.calls, openCookie.mock.calls]).toEqual([[['genuine']], []]);
  });

  it('a logged-out person is a visitor if the session cannot be ended now, and the browser keeps its mark', async () => {
    leave.mockResolvedValueOnce(false);
    expect(await identify('jwt=genuine; signed-in=0')).toMatchObject({ token: null, session: 'none', cookieChange: null });
  });

  it('fails if the token cannot be verified', async () => {
    openCookie.mockRejectedValueOnce(new Error('the database is gone'));
    await expect(identify('jwt=genuine')).rejects.toThrow('the database is gone');
  });
});

describe('the group of a visitor', () => {
  const id = 'aZ09_-aZ09_';

  it('is a random id of eleven letters for a browser without one, and stays through log-in and log-out', async () => {
    const [one, other] = [await identify(), await identify('theme=dark')];
    expect([one.group.isNew, one.group.id.length]).toEqual([true, 11]);
    expect(one.group.id).not.toBe(other.group.id);
    for (const cookie of [`release-group=${id}`, `jwt=genuine; release-group=${id}`, `jwt=forged; release-group=${id}`])
      expect((await identify(cookie)).group).toEqual({ id, isNew: false });
  });

  it.each(['release-group=', 'release-group=short', `release-group=${id}x`])('is new with %s', async (cookie) => {
    expect((await identify(cookie)).group.isNew).toBe(true);
  });
});

describe('the buckets of an id', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => `person-${at}`);
  const share = (chosen: string[], all: string[]) => chosen.length / all.length;

  it('are the same each time, and spread evenly', () => {
    expect(ids.map((id) => toBuckets(id)('forum'))).toEqual(ids.map((id) => toBuckets(id)('forum')));
    expect(
      share(
        ids.filter((id) => toBuckets(id)('forum') < 25),
        ids,
      ),
    ).toBeCloseTo(0.25, 1);
  });

  it('are independent for each remote', () => {
    const inForum = ids.filter((id) => toBuckets(id)('forum') < 50);
    expect(
      share(
        inForum.filter((id) => toBuckets(id)('chat') < 50),
        inForum,
      ),
    ).toBeCloseTo(0.5, 1);
  });
});
