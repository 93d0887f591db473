import { writePrices } from '../../testing/money/prices';
import { readCommerceConfig } from './commerce';

it('has valid sample prices, each larger pack cheaper', () => {
  expect(readCommerceConfig(undefined)).toMatchObject({ gstPercent: 18, plan: { price: 199, questions: 500 }, seller: { sample: true } });
});

it.each([
  ['a pack that is dearer than single questions', [{ wallet: 60, price: 66 }], 'costs more than single questions'],
  [
    'a larger pack that is not cheaper',
    [
      { wallet: 60, price: 54 },
      { wallet: 120, price: 108 },
    ],
    'is not cheaper than that of 60',
  ],
  ['half a question', [{ wallet: 61, price: 61 }], 'is not a whole number of questions'],
  ['no price', [{ wallet: 60 }], 'packs.0.price is not as it must be'],
])('refuses prices with %s', (_what, packs, reason) => {
  const file = writePrices((prices) => {
    prices.packs = packs;
  });
  expect(() => readCommerceConfig(file)).toThrow(reason);
});

it.each([
  ['another GST', 'gstPercent is 5, but the pages say 18', { gstPercent: 5 }],
  ['another price of the plan', 'plan.price is 249, but the pages say 199', { plan: { price: 249 } }],
  ['other questions of the plan', 'plan.questions is 300, but the pages say 500', { plan: { questions: 300 } }],
])('refuses %s than the pages and terms state', (_what, reason, { plan, ...other }: { gstPercent?: number; plan?: object }) => {
  const file = writePrices((prices) => void Object.assign(prices, other, { plan: { ...prices.plan, ...plan } }));
  expect(() => readCommerceConfig(file)).toThrow(reason);
});

it('refuses a missing file', () => {
  expect(() => readCommerceConfig('/nowhere/commerce.json')).toThrow('The prices cannot be read from /nowhere/commerce.json.');
});
