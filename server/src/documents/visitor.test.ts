import type { FastifyRequest } from 'fastify';
import { identifyVisitor } from './visitor';

const isLive = jest.fn(async (token: string) => token === 'genuine');
beforeEach(() => isLive.mockClear());

const identify = (cookie?: string, { ip = '192.0.2.1', agent = 'a browser' } = {}) =>
  identifyVisitor({ headers: { 'user-agent': agent, ...(cookie === undefined ? {} : { cookie }) }, ip } as FastifyRequest, isLive);

describe('the visitor', () => {
  it.each([
    ['no cookie at all', undefined],
    ['other cookies alone', 'theme=dark; lang=en'],
    ['a cookie whose name only ends like the session’s', 'notjwt=genuine; x-jwt=genuine'],
    ['the session’s cookie emptied', 'jwt=; theme=dark'],
  ])('has no session with %s, and no token is verified', async (_what, cookie) => {
    expect(await identify(cookie)).toMatchObject({ token: null, session: 'none' });
    expect(isLive).not.toHaveBeenCalled();
  });

  it.each(['jwt=genuine', 'theme=dark; jwt=genuine; lang=en', 'theme=dark;jwt=genuine', 'jwt=%67enuine'])(
    'is signed in with %s',
    async (cookie) => {
      expect(await identify(cookie)).toMatchObject({ token: 'genuine', session: 'in' });
    },
  );

  it.each(['jwt=forged', 'jwt=%E0%A4%A', 'jwt="genuine"'])('has an ended session with %s, and the token is dropped', async (cookie) => {
    expect(await identify(cookie)).toMatchObject({ token: null, session: 'ended' });
  });

  it('fails where the token cannot be verified', async () => {
    isLive.mockRejectedValueOnce(new Error('the database is gone'));
    await expect(identify('jwt=genuine')).rejects.toThrow('the database is gone');
  });
});

describe('the bucket of a visitor', () => {
  const bucket = async (...args: Parameters<typeof identify>) => (await identify(...args)).bucket;

  it('depends on the session, wherever it is used', async () => {
    expect(await bucket('jwt=genuine', { ip: '192.0.2.9', agent: 'another' })).toBe(await bucket('theme=dark; jwt=genuine'));
  });

  it('depends on address and browser without a session', async () => {
    expect(await bucket('theme=dark')).toBe(await bucket());
    const others = await Promise.all(Array.from({ length: 50 }, (_, at) => bucket(undefined, { ip: `192.0.2.${at}` })));
    expect(new Set(others).size).toBeGreaterThan(10);
  });

  it('is one of a hundred', async () => {
    const all = await Promise.all(Array.from({ length: 2000 }, (_, at) => bucket(`jwt=person-${at}`)));
    expect(all.every((value) => Number.isInteger(value) && value >= 0 && value < 100)).toBe(true);
    expect(new Set(all).size).toBe(100);
  });
});
