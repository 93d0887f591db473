import { afterPage, renamed, replace } from './edits.mjs';

const rows = 'mfe-commerce/src/features/recharges/pack-rows.tsx';
const recharges = 'mfe-commerce/src/pages/recharges.tsx';
const payment = '/recharges > /payment';

export const commerceBad = [
  {
    name: 'commerce: packs that have to be there',
    needsStates: true,
    page: '/recharges',
    rules: ['act-error', 'act-lost'],
    edits: replace(
      'mfe-commerce/src/features/recharges/pack-sets.tsx',
      '  if (data.recharges.length === 0)',
      "  if (data.recharges.length === 0) throw new Error('no packs');\n  if (data.recharges.length === 0)",
    ),
  },
  {
    name: 'commerce: a price that is no number',
    page: '/recharges',
    rules: ['compare-text'],
    edits: replace(rows, '<b>{formatRupees(price * 100)}</b>', '<b>₹ {price * Number(text)}</b>'),
  },
  {
    name: 'commerce: asks whether to leave a page on which nothing was done',
    page: '/recharges',
    rules: ['compare-asks'],
    edits: afterPage(recharges, "addEventListener('beforeunload', (event) => event.preventDefault());"),
  },
  {
    name: 'commerce: a storage that grows with each visit',
    needsStates: true,
    page: '/recharges',
    rules: ['act-growth'],
    edits: afterPage(
      recharges,
      "localStorage.setItem('commerce-seen.1', (localStorage.getItem('commerce-seen.1') ?? '') + 'packs '.repeat(4000));",
    ),
  },
  {
    name: 'commerce: packs that lead elsewhere',
    page: '/recharges',
    lists: 'link: ',
    edits: replace(
      rows,
      'to={getPaymentUrl(link, price, discount.coupon)}',
      'to={getPaymentUrl(link, price, discount.coupon).replace("payment", "balance")}',
    ),
  },
  {
    name: 'commerce: packs that open in a new window',
    page: '/recharges',
    lists: 'new window',
    edits: replace(rows, '<PackLink reloadDocument', '<PackLink reloadDocument target="_blank"'),
  },
  {
    name: 'commerce: a tenth of the price',
    page: '/recharges',
    lists: 'accessibility tree: ',
    edits: replace(rows, '<b>{formatRupees(price * 100)}</b>', '<b>{formatRupees(price * 10)}</b>'),
  },
  {
    name: 'commerce: a focus that jumps to the end when the page opens',
    page: '/recharges',
    lists: 'focus',
    edits: afterPage(recharges, "([...document.querySelectorAll<HTMLElement>('main a')].at(-1))?.focus({ preventScroll: true });"),
  },
  {
    name: 'commerce: an order for each of two presses',
    page: payment,
    rules: ['act-sends'],
    edits: replace(
      'mfe-commerce/src/features/payment/use-prepare-order.ts',
      '    const order = await createOrder({ ...request, coupon });',
      '    void createOrder({ ...request, coupon });\n    const order = await createOrder({ ...request, coupon });',
    ),
  },
  {
    name: 'commerce: an amount that is not shown',
    page: payment,
    lists: 'accessibility tree: ',
    edits: replace(
      'mfe-commerce/src/features/payment/recharge-payment.tsx',
      'formatRupees(amount, { paise: true }) })}',
      'formatRupees(amount, { paise: true }).slice(0, 0) })}',
    ),
  },
  {
    name: 'commerce: an order of another pack than the shown one',
    page: payment,
    lists: ' with POST ',
    edits: replace(
      'mfe-commerce/src/features/payment/use-prepare-order.ts',
      'createOrder({ ...request, coupon })',
      'createOrder({ ...request, wallet: request.wallet * 2, coupon })',
    ),
  },
];

commerceBad.push({
  name: 'commerce: styles for the whole site',
  page: '/recharges',
  lists: 'look: ',
  edits: afterPage(recharges, "document.styleSheets[0]?.insertRule('* { font-family: monospace !important }');"),
});

commerceBad.push({
  name: 'commerce: packs that the Space key does not scroll',
  page: '/recharges',
  rules: ['compare-events'],
  edits: afterPage(recharges, "addEventListener('keydown', (event) => { if (event.key === ' ') event.preventDefault(); });"),
});

export const commerceHonest = [
  { name: 'commerce: itself', page: null, lists: null, edits: renamed(recharges) },
  {
    name: 'commerce: another lead of the packs',
    page: '/recharges',
    lists: 'description: ',
    edits: replace(
      recharges,
      "t('commerce.recharges.lead', { price: formatRupees(questionPricePaise), gst: gstPercent })",
      '`A question costs ${formatRupees(questionPricePaise)}; ${gstPercent} % of tax are in it.`',
    ),
  },
  {
    name: 'commerce: prices in bold letters',
    page: '/recharges',
    lists: 'look: ',
    edits: replace(rows, '    font: 500 var(--t-l)', '    font: 700 var(--t-l)'),
  },
];
