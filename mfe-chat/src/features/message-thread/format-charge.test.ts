import { formatCharge } from './format-charge';

it('formatCharge names who paid and what is left', () => {
  expect(formatCharge({ by: 'questions', amount: 0 }, 2, 0)).toBe('1 free question used, 2 left');
  expect(formatCharge({ by: 'subscription', amount: 0 }, 119)).toBe('1 question of your subscription used, 119 left');
  expect(formatCharge({ by: 'wallet', amount: 6 }, 0, 18)).toBe('₹6 taken from your wallet, ₹18.00 left');
  expect(formatCharge({ by: 'questions', amount: 0 })).toBe('1 free question used');
});
