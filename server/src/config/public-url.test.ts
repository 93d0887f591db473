import { readFederationHosts, readPasskeyDomain, readPublicUrl } from './public-url';

const production = { local: false, port: 3000 };

it.each([
  ['https://oracle.example', 'https://oracle.example'],
  ['https://oracle.example/', 'https://oracle.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('reads %s', (text, origin) => {
  expect(readPublicUrl(text, production)).toBe(origin);
});

it.each([
  'oracle.example',
  '//oracle.example',
  'ftp://oracle.example',
  'https://',
  'https://oracle.example/site',
  'https://oracle.example/?a',
  'https://oracle.example/#a',
  'https://me:pw@oracle.example',
])('refuses %s', (text) => {
  expect(() => readPublicUrl(text, production)).toThrow('PUBLIC_URL must be an address such as');
});

it('has a default in local mode only', () => {
  expect(readPublicUrl('', { local: true, port: 3100 })).toBe('http://localhost:3100');
  expect(() => readPublicUrl('', production)).toThrow('In production PUBLIC_URL must be');
});

describe('the hosts that mount remotes', () => {
  it('are a list of origins, none by default', () => {
    expect(readFederationHosts(undefined)).toEqual([]);
    expect(readFederationHosts('https://one.example, http://localhost:4000/')).toEqual(['https://one.example', 'http://localhost:4000']);
  });

  it.each(['*', 'one.example', 'https://one.example/path'])('refuses %s', (text) => {
    expect(() => readFederationHosts(text)).toThrow('FEDERATION_HOSTS must list addresses such as https://host.example');
  });
});

describe('the domain of passkeys', () => {
  it.each([
    [undefined, 'https://oracle.example', 'oracle.example'],
    [undefined, 'https://www.oracle.example', 'oracle.example'],
    [undefined, 'http://localhost:3000', 'localhost'],
    ['Oracle.example', 'https://in.oracle.example', 'oracle.example'],
    ['in.oracle.example', 'https://in.oracle.example', 'in.oracle.example'],
  ])('%s at %s is %s', (text, publicUrl, domain) => {
    expect(readPasskeyDomain(text, publicUrl)).toBe(domain);
  });

  it.each(['other.example', 'example', 'cle.example', 'www.in.oracle.example', 'https://oracle.example'])('refuses %s', (text) => {
    expect(() => readPasskeyDomain(text, 'https://in.oracle.example')).toThrow('PASSKEY_DOMAIN must be in.oracle.example or');
  });
});
