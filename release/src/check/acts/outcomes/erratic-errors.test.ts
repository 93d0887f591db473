import { createErrorCount } from './erratic-errors';

function countErrors(tries: number, live: string[] = [], error = 'votes is undefined') {
  const errors = createErrorCount();
  for (let at = 0; at < 40; at += 1) errors.note('/forum', at < tries ? [error] : [], at === 0 ? live : []);
  return errors;
}
const list = (...given: Parameters<typeof countErrors>) =>
  countErrors(...given)
    .list()
    .map(({ said }) => said.message);

it('refuses an error that some attempts have, and none of the live release', () => {
  expect(list(5)).toEqual(['throws now and then, in 5 of 40 tries and none of the live release: votes is undefined']);
});

it('refuses no rare error, none that the live release has too, and none of a call that a closed page ends', () => {
  expect(list(2)).toEqual([]);
  expect(list(20, ['votes is undefined'])).toEqual([]);
  expect(list(5, [], 'TypeError: Failed to fetch')).toEqual([]);
});

it('suspects a rare error until the live release has it too', () => {
  expect(countErrors(1).listSuspects()).toEqual([expect.objectContaining({ error: 'votes is undefined', at: '/forum' })]);
  expect(countErrors(1, ['votes is undefined']).listSuspects()).toEqual([]);
  expect(countErrors(5).listSuspects()).toEqual([]);
});
