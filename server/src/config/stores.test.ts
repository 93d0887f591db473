import { parseEnvironment } from './environment';
import { StartError } from './start/start-error';
import { readStores } from './stores';

it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('%s alone is refused', (name) => {
  const values = parseEnvironment({ [name]: 'postgres://db/site' });
  expect(() => readStores(values)).toThrow(StartError);
  expect(() => readStores(values)).toThrow(`${name} needs DATABASE_URL`);
});

it('an unknown log level is reported with the known ones', () => {
  expect(() => parseEnvironment({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL must be one of trace, .*, not "loud"\.$/);
  expect(parseEnvironment({ LOG_LEVEL: 'silent' }).LOG_LEVEL).toBe('silent');
});
