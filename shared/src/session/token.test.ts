import { tokenFor } from '../testing';
import { readSessionToken } from '../contract';
import { hasSessionCookie, readUid, serializeSignedIn } from './token';

describe('somebody is signed in', () => {
  it.each([
    ['signed-in=1', true],
    ['theme=dark; signed-in=1; lang=hi', true],
    ['signed-in=0', false],
    ['signed-in=0; jwt=abc', false],
    ['jwt=set-by-a-script', true],
    ['xsigned-in=1', false],
    ['signed-in=', false],
    ['', false],
  ])('by "%s": %s', (cookies, expected) => {
    expect(hasSessionCookie(cookies)).toBe(expected);
  });

  it('with a cookie for the whole site that contains nothing else', () => {
    expect(serializeSignedIn('1', true)).toBe('signed-in=1; Path=/; Max-Age=34560000; SameSite=Lax; Secure');
    expect(serializeSignedIn('0', false)).toBe('signed-in=0; Path=/; Max-Age=34560000; SameSite=Lax');
    expect(serializeSignedIn('', false)).toBe('signed-in=; Path=/; Max-Age=0; SameSite=Lax');
  });
});

describe('the session token in cookies', () => {
  it.each([
    ['jwt=abc', 'abc'],
    ['theme=dark; jwt=abc; lang=hi', 'abc'],
    ['jwt=a.b.c=', 'a.b.c='],
    ['jwt=a%3Db', 'a=b'],
    ['jwtx=other; jwt=abc', 'abc'],
    ['jwt', null],
    ['jwt=%E0%A4%A', null],
  ])('of "%s" is %s', (cookies, token) => {
    expect(readSessionToken(cookies)).toBe(token);
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
