import { toOutcome } from '../outcome';
import { createKeyComparison } from './reused-keys';

const sends = (key: string | undefined, pack: string) => toOutcome({ sent: [{ call: 'POST /apis/order.php', fields: { pack }, key }] });

it('finds the key of another write, once', () => {
  const compare = createKeyComparison();
  expect(compare(sends('always', '1'), sends('a', '1'))).toEqual([]);
  expect(compare(sends('always', '2'), sends('b', '2'))).toEqual(['POST /apis/order.php']);
  expect(compare(sends('always', '3'), sends('c', '3'))).toEqual([]);
});

it('accepts a write that is sent again, and what the live release does', () => {
  const compare = createKeyComparison();
  expect(compare(sends('one', '1'), sends('a', '1'))).toEqual([]);
  expect(compare(sends('one', '1'), sends('a', '2'))).toEqual([]);
  expect(compare(sends('one', '3'), sends('a', '3'))).toEqual([]);
  expect(compare(sends(undefined, '3'), sends(undefined, '4'))).toEqual([]);
});
