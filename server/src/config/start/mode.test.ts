import { readMode } from './mode';

it.each([
  [{}, 'localhost'],
  [{ NODE_ENV: '' }, 'localhost'],
  [{ NODE_ENV: 'development', HOST: '127.0.0.1' }, '127.0.0.1'],
  [{ NODE_ENV: 'test', HOST: '::1' }, '::1'],
])('is local for %p', (env, host) => {
  expect(readMode(env)).toEqual({ local: true, host });
});

it('is production for exactly that word, on all addresses or on HOST', () => {
  expect(readMode({ NODE_ENV: 'production' })).toEqual({ local: false, host: '0.0.0.0' });
  expect(readMode({ NODE_ENV: 'production', HOST: '10.0.0.7' })).toEqual({ local: false, host: '10.0.0.7' });
});

it.each(['Production', 'PRODUCTION', 'prod', 'production ', 'staging', 'Development'])(
  'refuses NODE_ENV %p, whatever else is set',
  (mode) => {
    expect(() => readMode({ NODE_ENV: mode, HOST: 'localhost', DATABASE_URL: 'postgres://db/site' })).toThrow(`not "${mode}"`);
  },
);

it.each(['0.0.0.0', '::', '10.0.0.7', '127.0.0.2', 'oracle.example', 'Localhost'])('refuses local mode on %s', (host) => {
  expect(() => readMode({ HOST: host, DATABASE_URL: 'postgres://db/site' })).toThrow(
    `this machine alone. Set HOST to localhost, 127.0.0.1 or ::1, not "${host}"`,
  );
});
