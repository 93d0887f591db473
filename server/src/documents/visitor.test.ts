import type { FastifyRequest } from 'fastify';
import { identifyVisitor } from './visitor';

const isLive = jest.fn(async (token: string) => token === 'genuine');
beforeEach(() => isLive.mockClear());

const asking = (cookie?: string, { ip = '192.0.2.1', agent = 'a browser' } = {}) =>
  identifyVisitor({ headers: { 'user-agent': agent, ...(cookie === undefined ? {} : { cookie }) }, ip } as FastifyRequest, isLive);

describe('who asks for a page', () => {
  it.each([
    ['no cookie at all', undefined],
    ['other cookies alone', 'theme=dark; lang=en'],
    ['a cookie whose name only ends like the session’s', 'notjwt=genuine; x-jwt=genuine'],
    ['the session’s cookie emptied', 'jwt=; theme=dark'],
  ])('is a visitor with %s, and no token is looked up', async (_what, cookie) => {
    expect(await asking(cookie)).toMatchObject({ token: null, session: 'none' });
    expect(isLive).not.toHaveBeenCalled();
  });

  it.each(['jwt=genuine', 'theme=dark; jwt=genuine; lang=en', 'theme=dark;jwt=genuine', 'jwt=%67enuine'])('is signed in with %s', async (cookie) => {
    expect(await asking(cookie)).toMatchObject({ token: 'genuine', session: 'in' });
  });

  it.each(['jwt=forged', 'jwt=%E0%A4%A', 'jwt="genuine"'])('is somebody whose session ended with %s, and that token goes nowhere', async (cookie) => {
    expect(await asking(cookie)).toMatchObject({ token: null, session: 'ended' });
  });

  it('fails where nobody can tell whether a token holds, rather than taking it for one', async () => {
    isLive.mockRejectedValueOnce(new Error('the database is gone'));
    await expect(asking('jwt=genuine')).rejects.toThrow('the database is gone');
  });
});

describe('the place of a visitor', () => {
  const bucket = async (...asked: Parameters<typeof asking>) => (await asking(...asked)).bucket;

  it('goes with the session, wherever it is used', async () => {
    expect(await bucket('jwt=genuine', { ip: '192.0.2.9', agent: 'another' })).toBe(await bucket('theme=dark; jwt=genuine'));
  });

  it('goes with address and browser without one', async () => {
    expect(await bucket('theme=dark')).toBe(await bucket());
    const others = await Promise.all(Array.from({ length: 50 }, (_, at) => bucket(undefined, { ip: `192.0.2.${at}` })));
    expect(new Set(others).size).toBeGreaterThan(10);
  });

  it('is one of a hundred', async () => {
    const all = await Promise.all(Array.from({ length: 2000 }, (_, at) => bucket(`jwt=person-${at}`)));
    expect(all.every((place) => Number.isInteger(place) && place >= 0 && place < 100)).toBe(true);
    expect(new Set(all).size).toBe(100);
  });
});
