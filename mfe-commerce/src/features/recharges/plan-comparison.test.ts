import { getPlanCheaperFrom } from './plan-comparison';

const pack = (text: string, discountPrice: number) => ({ originalPrice: 600, discountPrice, text, link: '/payment' });

test('compares the plan with the cheapest pack, GST included', () => {
  expect(getPlanCheaperFrom([pack('10 questions', 60), pack('100 questions', 510)])).toBe(34);
  expect(getPlanCheaperFrom([pack('10 सवाल', 60)])).toBe(29);
});

test('compares with nothing where no pack has questions', () => {
  expect(getPlanCheaperFrom([])).toBeNull();
  expect(getPlanCheaperFrom([pack('A gift', 60)])).toBeNull();
});
