import { toOutcome } from '../outcome';
import { createErrorCount } from './erratic-errors';

const [throws, works] = [toOutcome({ errors: ['votes is undefined'] }), toOutcome({})];

function countErrors(tries: number, live = works, error = throws) {
  const errors = createErrorCount();
  for (let at = 0; at < 40; at += 1) errors.note('/forum', at < tries ? error : works, at === 0 ? live : works);
  return errors.list().map(({ said }) => said.message);
}

it('refuses an error that some attempts have, and none of the live release', () => {
  expect(countErrors(5)).toEqual(['throws now and then, in 5 of 40 tries and none of the live release: votes is undefined']);
});

it('refuses no rare error, none that the live release has too, and none of a call that a closed page ends', () => {
  expect(countErrors(2)).toEqual([]);
  expect(countErrors(20, toOutcome({ errors: ['votes is undefined'] }))).toEqual([]);
  expect(countErrors(5, works, toOutcome({ errors: ['TypeError: Failed to fetch'] }))).toEqual([]);
});
