import { replace } from './edits.mjs';

/** Bad releases of remotes other than the forum, each with its remote. */
export const othersBad = [
  {
    name: 'content: reviews without any words',
    remote: 'content',
    page: '/reviews',
    rules: ['compare-lost'],
    edits: replace('mfe-content/src/features/reviews/review-list.tsx', '{reviews[t.locale].map(', '{reviews[t.locale].slice(0, 0).map('),
  },
  {
    name: 'content: a horoscope that throws without its answer',
    remote: 'content',
    page: '/horoscope',
    rules: ['act-error', 'act-lost'],
    edits: replace(
      'mfe-content/src/features/horoscope/reading.tsx',
      '  return (\n    <Column>\n      {areas',
      "  if (isFailed && typeof window !== 'undefined') throw new Error('no stars today');\n  return (\n    <Column>\n      {areas",
    ),
  },
  {
    name: 'commerce: packs that have to be there',
    remote: 'commerce',
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
    name: 'chat: a page without a heading',
    remote: 'chat',
    page: '/free-prediction',
    rules: ['page-heading', 'compare-lost'],
    edits: replace('mfe-chat/src/pages/free-prediction.tsx', "title={t('chat.freePrediction.title')} lead", 'title={null as never} lead'),
  },
];

/** Honest changes of remotes other than the forum. */
export const othersHonest = [
  {
    name: 'content: reviews in another order',
    remote: 'content',
    page: '/reviews',
    lists: null,
    edits: replace('mfe-content/src/features/reviews/review-list.tsx', '{reviews[t.locale].map(', '{[...reviews[t.locale]].reverse().map('),
  },
  {
    name: 'commerce: another lead of the packs',
    remote: 'commerce',
    page: '/recharges',
    lists: 'description: ',
    edits: replace(
      'mfe-commerce/src/pages/recharges.tsx',
      "t('commerce.recharges.lead', { price: formatRupees(questionPricePaise), gst: gstPercent })",
      '`A question costs ${formatRupees(questionPricePaise)}; ${gstPercent} % of tax are in it.`',
    ),
  },
];
