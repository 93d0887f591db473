import { getTranslations } from '@oracle-astra/shared/i18n';
import { formatCharge } from './format-charge';

const t = getTranslations('en');
const hindi = getTranslations('hi');

it('formatCharge names what paid and what is left', () => {
  expect(formatCharge({ by: 'questions', amount: 0 }, { left: 2, balance: 0 }, t)).toBe('1 free question used, 2 left');
  expect(formatCharge({ by: 'subscription', amount: 0 }, { left: 119 }, t)).toBe('1 question of your subscription used, 119 left');
  expect(formatCharge({ by: 'wallet', amount: 6 }, { left: 0, balance: 18 }, t)).toBe('₹6 taken from your wallet, ₹18.00 left');
  expect(formatCharge({ by: 'questions', amount: 0 }, {}, t)).toBe('1 free question used');
});

it('formatCharge names both in Hindi', () => {
  expect(formatCharge({ by: 'subscription', amount: 0 }, { left: 119 }, hindi)).toBe('प्लान से 1 सवाल कटा, 119 बाकी');
  expect(formatCharge({ by: 'wallet', amount: 6 }, { balance: 18 }, hindi)).toBe('वॉलेट से ₹6 कटे, ₹18.00 बाकी');
});
