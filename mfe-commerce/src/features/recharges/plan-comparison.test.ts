import { getPlanCheaperFrom } from './plan-comparison';

const pack = (text: string, discountPrice: number) => ({ originalPrice: 600, discountPrice, text, link: '/payment' });

test('compares the plan with the packs that these questions use up, GST included', () => {
  expect(getPlanCheaperFrom([pack('10 questions', 60), pack('20 questions', 114), pack('100 questions', 510)])).toBe(30);
  expect(getPlanCheaperFrom([pack('10 सवाल', 60)])).toBe(29);
});

test('is never more than the questions of the plan', () => {
  expect(getPlanCheaperFrom([pack('1 question', 0)])).toBe(500);
});

test('is null without packs', () => {
  expect(getPlanCheaperFrom([])).toBeNull();
});
