import { afterPage, replace } from './edits.mjs';

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
  {
    name: 'commerce: a price that is no number',
    remote: 'commerce',
    page: '/recharges',
    rules: ['compare-text'],
    edits: replace(
      'mfe-commerce/src/features/recharges/pack-rows.tsx',
      '<b>{formatRupees(price * 100)}</b>',
      '<b>₹ {price * Number(text)}</b>',
    ),
  },
  {
    name: 'commerce: asks whether to leave a page on which nothing was done',
    remote: 'commerce',
    page: '/recharges',
    rules: ['compare-asks'],
    edits: afterPage('mfe-commerce/src/pages/recharges.tsx', "addEventListener('beforeunload', (event) => event.preventDefault());"),
  },
  {
    name: 'chat: calls without end after another tab was looked at',
    remote: 'chat',
    page: '/free-prediction',
    rules: ['compare-calls'],
    edits: afterPage(
      'mfe-chat/src/pages/free-prediction.tsx',
      "document.addEventListener('visibilitychange', () => { if (!document.hidden) setInterval(() => void fetch('/apis/sky/now.php').catch(() => undefined), 20); });",
    ),
  },
  {
    name: 'chat: links that throw when they are pointed at',
    remote: 'chat',
    page: '/free-prediction',
    rules: ['act-error'],
    edits: replace(
      'mfe-chat/src/pages/free-prediction.tsx',
      "<AppLink to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>",
      "<AppLink to={siteRoutes.createKundli({ predictions: 'true', p_type: period })} onMouseEnter={() => { throw new Error('no words for it'); }}>",
    ),
  },
  {
    name: 'chat: a focus that cannot be seen',
    remote: 'chat',
    page: '/free-prediction',
    rules: ['act-keyboard'],
    edits: afterPage(
      'mfe-chat/src/pages/free-prediction.tsx',
      "document.styleSheets[0]?.insertRule('main *:focus-visible { outline: none !important; box-shadow: none !important }');",
    ),
  },
  {
    name: 'content: a page that is wider than the window',
    remote: 'content',
    page: '/horoscope',
    rules: ['compare-layout'],
    edits: afterPage(
      'mfe-content/src/pages/horoscope.tsx',
      "const band = document.createElement('div'); Object.assign(band.style, { width: '900px', height: '9px' }); document.querySelector('main')?.append(band);",
    ),
  },
  {
    name: 'content: a history full of one page',
    remote: 'content',
    page: '/horoscope',
    rules: ['compare-history'],
    edits: afterPage('mfe-content/src/pages/horoscope.tsx', "for (let at = 0; at < 5; at += 1) history.pushState({}, '');"),
  },
  {
    name: 'content: asks where a visitor is before anything is pressed',
    remote: 'content',
    page: '/horoscope',
    rules: ['compare-asks'],
    edits: afterPage('mfe-content/src/pages/horoscope.tsx', 'navigator.geolocation.getCurrentPosition(() => undefined, () => undefined);'),
  },
  {
    name: 'content: words of another language',
    remote: 'content',
    page: '/reviews',
    rules: ['act-language'],
    lists: 'has no words of this language in',
    edits: replace(
      'mfe-content/src/features/reviews/review-list.tsx',
      "{t('content.reviews.given', { stars })}",
      '{stars} stars were given',
    ),
  },
  {
    name: 'forum: a page that is another one with each render',
    remote: 'forum',
    page: '/forum/learn-more',
    rules: ['render-again'],
    edits: replace(
      'mfe-forum/src/features/learn-more/explainer.tsx',
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()}>',
      '<ButtonLink variant="primary" wide to={siteRoutes.forum()} data-turn={Math.random()} suppressHydrationWarning>',
    ),
  },
  {
    name: 'forum: a vote that is sent twice',
    remote: 'forum',
    page: '/forum/*',
    rules: ['act-sends'],
    edits: replace(
      'mfe-forum/src/components/posts/vote-buttons.tsx',
      '    const error = await dispatch(setVote(target, next, before));',
      '    void dispatch(setVote(target, next, before));\n    const error = await dispatch(setVote(target, next, before));',
    ),
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
  {
    name: 'chat: words for a mouse',
    remote: 'chat',
    page: '/free-prediction',
    lists: 'shows "All of the day"',
    edits: afterPage(
      'mfe-chat/src/pages/free-prediction.tsx',
      "const more = document.createElement('p'); document.querySelector('main li a')?.addEventListener('mouseenter', (event) => { more.textContent = 'All of the day'; (event.target as Element).after(more); });",
    ),
  },
  {
    name: 'content: an address that is tidied without a step in the history',
    remote: 'content',
    page: '/horoscope',
    lists: null,
    edits: afterPage('mfe-content/src/pages/horoscope.tsx', "history.replaceState(history.state, '', location.href);"),
  },
];
