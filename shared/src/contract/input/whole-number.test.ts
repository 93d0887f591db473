import {
  discussionsRequest,
  editProfileRequest,
  notificationsRequest,
  panchangQuery,
  rechargeOrderRequest,
  redeemRequest,
  transferRequest,
  voteRequest,
} from '../index';
import { decimalNumber, wholeNumber } from './whole-number';

it.each([
  [3, 3],
  ['3', 3],
  [' 250 ', 250],
  ['-1', -1],
])('reads %j', (sent, read) => {
  expect(wholeNumber().parse(sent)).toBe(read);
});

const never = [null, true, false, '', ' ', [], [1], {}, '1.5', 1.5, '1e1', '0x1', '१', 'NaN', Infinity, '9'.repeat(400)];

it.each(never)('rejects %j as a number', (sent) => {
  expect(wholeNumber().safeParse(sent).success).toBe(false);
});

it.each([
  ['a vote', voteRequest, 'type', { did: 'x' }],
  ['privacy', editProfileRequest, 'is_private', { email: 'a@b.in' }],
  ['points', redeemRequest, 'points', {}],
  ['questions of a transfer', transferRequest, 'questions', { mobile: '9876543210' }],
  ['a pack', rechargeOrderRequest, 'wallet', { astrologer: 'Oracle' }],
  ['a page of the forum', discussionsRequest, 'start', {}],
  ['a page of notifications', notificationsRequest, 'start', {}],
] as const)('%s: a value that is not a number is rejected', (_what, schema, field, rest) => {
  for (const sent of never) expect([sent, schema.safeParse({ ...rest, [field]: sent }).success]).toEqual([sent, false]);
});

it.each([
  [25.3176, 25.3176],
  ['25.3176', 25.3176],
  [' -66 ', -66],
  ['0', 0],
])('reads the decimal %j', (sent, read) => {
  expect(decimalNumber().parse(sent)).toBe(read);
});

it.each([null, true, '', ' ', [], '25,3', '1e1', '.', '1.', '0x1', '२५', 'NaN', Infinity])('rejects %j as a latitude', (lat) => {
  expect(panchangQuery.safeParse({ lat, lng: '82.97' }).success).toBe(false);
});

it('keeps the error message of its field', () => {
  const messages = [null, true, 'x', 1.5].map(
    (questions) => transferRequest.safeParse({ mobile: '9876543210', questions }).error?.issues[0]?.message,
  );
  expect(new Set(messages)).toEqual(new Set(['transfer_questions_invalid']));
});
