import { getTranslations } from '@oracle-astra/shared/i18n';
import { isOutOfCredit } from '../../components/chat-credit';
import { formatQuestionCost, isTimed } from './format-question-cost';

const t = getTranslations('en');
const credit = (questionsLeft: number, balance: number) => ({ questionsLeft, balance, secondsLeft: 0 });

describe('formatQuestionCost', () => {
  it.each([
    [3, 0, 'Free. 3 free questions left, then ₹6 each from your wallet.'],
    [1, 0, 'Your last free question. Then ₹6 each from your wallet.'],
    [0, 24, 'This question takes ₹6 from your wallet, which has ₹24.00.'],
    [0, 6, 'This question takes ₹6 from your wallet, which has ₹6.00.'],
    [0, 5.5, 'No question left, and less than ₹6 in your wallet.'],
  ])('formats %d questions and ₹%d', (questions, balance, text) => {
    expect(formatQuestionCost(credit(questions, balance), false, t)).toBe(text);
  });

  it('names the subscription that covers the question', () => {
    expect(formatQuestionCost(credit(120, 0), true, t)).toBe('Covered by your subscription. 120 questions left.');
  });
});

it.each([
  [3, 0, false, 'मुफ़्त। 3 सवाल बाकी, फिर वॉलेट से हर सवाल ₹6।'],
  [1, 0, false, 'यह आखिरी मुफ़्त सवाल है। फिर वॉलेट से हर सवाल ₹6।'],
  [0, 24, false, 'इस सवाल के ₹6 वॉलेट से कटेंगे, अभी ₹24.00 हैं।'],
  [120, 0, true, 'प्लान में शामिल। 120 सवाल बाकी।'],
])('formats %d questions and ₹%d in Hindi', (questions, balance, isSubscribed, text) => {
  expect(formatQuestionCost(credit(questions, balance), isSubscribed, getTranslations('hi'))).toBe(text);
});

it('isOutOfCredit is true without questions and without money for one', () => {
  expect(isOutOfCredit(credit(0, 5))).toBe(true);
  expect(isOutOfCredit(credit(0, 6))).toBe(false);
  expect(isOutOfCredit(credit(1, 0))).toBe(false);
});

it.each([
  [0, 1.01, true],
  [0, 1, false],
  [1, 24, false],
])('isTimed with %d questions and ₹%d is %s', (questions, balance, expected) => {
  expect(isTimed(credit(questions, balance))).toBe(expected);
});
