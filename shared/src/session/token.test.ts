import { tokenFor } from '../testing';
import { serializeSessionCookie, readSessionToken, readUid } from './token';

describe('the session token in cookies', () => {
  it.each([
    ['jwt=abc', 'abc'],
    ['theme=dark; jwt=abc; lang=hi', 'abc'],
    ['jwt=a.b.c=', 'a.b.c='],
    ['jwt=a%3Db', 'a=b'],
    ['xjwt=other', null],
    ['jwtx=other; jwt=abc', 'abc'],
    ['jwt=', null],
    ['jwt', null],
    ['', null],
    ['jwt=%E0%A4%A', null],
  ])('of "%s" is %s', (cookies, token) => {
    expect(readSessionToken(cookies)).toBe(token);
  });
});

describe('the session cookie', () => {
  it('stores a token for ten years and the whole site, and is secure on HTTPS', () => {
    expect(serializeSessionCookie('a;b=', true)).toBe('jwt=a%3Bb%3D; Path=/; Max-Age=315360000; SameSite=Lax; Secure');
    expect(serializeSessionCookie('abc', false)).toBe('jwt=abc; Path=/; Max-Age=315360000; SameSite=Lax');
  });

  it('is deleted without a token', () => {
    expect(serializeSessionCookie(null, false)).toBe('jwt=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it('can be parsed again', () => {
    const token = tokenFor('u1');
    expect(readSessionToken(serializeSessionCookie(token, true))).toBe(token);
  });
});

describe('the uid of a token', () => {
  const tokenWith = (payload: string) => `head.${btoa(payload)}.signature`;

  it('is read from the payload, also in base64url', () => {
    const token = `head.${btoa('{"uid":"u~?>1"}').replace(/\+/g, '-').replace(/\//g, '_')}.signature`;
    expect(token).toMatch(/[-_]/);
    expect(readUid(token)).toBe('u~?>1');
    expect(readUid(tokenFor('u2'))).toBe('u2');
  });

  it.each([
    null,
    '',
    'abc',
    'a.%%%.c',
    'a..c',
    tokenWith('not json'),
    tokenWith('null'),
    tokenWith('"u1"'),
    tokenWith('[]'),
    tokenWith('{}'),
    tokenWith('{"uid":7}'),
    tokenWith('{"uid":null}'),
  ])('is null for %s', (token) => {
    expect(readUid(token)).toBeNull();
  });
});
