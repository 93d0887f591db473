import type { Sent } from '../hold-writes';
import { toOutcome } from '../outcome';
import { findUnsent } from './compare-sent';

const order: Sent = { call: 'POST /apis/order.php', fields: { pack: '1' }, isWrite: true, key: 'a', isSigned: true };
const find = (own: Partial<Sent>, other: Partial<Sent> = {}) => {
  const live = toOutcome({ sent: [{ ...order, ...other }] });
  return findUnsent(toOutcome({ sent: [{ ...order, ...own }] }), live, [live, live]);
};

it('finds a write without its key, or without its sender, that the live release sends with them', () => {
  expect(find({ isWrite: false, key: undefined })).toEqual(['sends POST /apis/order.php without an Idempotency-Key']);
  expect(find({ isSigned: false })).toEqual(['sends POST /apis/order.php without saying who sends it']);
  expect([...find({}), ...find({ isWrite: false }, { isWrite: false }), ...find({ isSigned: false }, { isSigned: false })]).toEqual([]);
});
