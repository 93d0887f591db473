import { afterPage, renamed, replace } from './edits.mjs';

const horoscope = 'mfe-content/src/pages/horoscope.tsx';
const reviews = 'mfe-content/src/features/reviews/review-list.tsx';
const panchang = 'mfe-content/src/pages/panchang.tsx';
const signLines = 'mfe-content/src/features/horoscope/sign-lines.tsx';

export const contentBad = [
  {
    name: 'content: reviews without any words',
    page: '/reviews',
    rules: ['compare-lost', 'act-lost'],
    edits: replace(reviews, '{reviews[t.locale].map(', '{reviews[t.locale].slice(0, 0).map('),
  },
  {
    name: 'content: a horoscope that throws without its answer',
    page: '/horoscope',
    rules: ['act-error', 'act-lost'],
    edits: replace(
      'mfe-content/src/features/horoscope/reading.tsx',
      '  return (\n    <Column>\n      {areas',
      "  if (isFailed && typeof window !== 'undefined') throw new Error('no stars today');\n  return (\n    <Column>\n      {areas",
    ),
  },
  {
    name: 'content: a page that is wider than the window',
    page: '/horoscope',
    rules: ['compare-layout'],
    edits: afterPage(
      horoscope,
      "const band = document.createElement('div'); Object.assign(band.style, { width: '900px', height: '9px' }); document.querySelector('main')?.append(band);",
    ),
  },
  {
    name: 'content: a history full of one page',
    page: '/horoscope',
    rules: ['compare-history'],
    edits: afterPage(horoscope, "for (let at = 0; at < 5; at += 1) history.pushState({}, '');"),
  },
  {
    name: 'content: asks where a visitor is before anything is pressed',
    page: '/horoscope',
    rules: ['compare-asks'],
    edits: afterPage(horoscope, 'navigator.geolocation.getCurrentPosition(() => undefined, () => undefined);'),
  },
  {
    name: 'content: words of another language',
    page: '/reviews',
    rules: ['act-language'],
    lists: 'has no words of this language in',
    edits: replace(reviews, "{t('content.reviews.given', { stars })}", '{stars} stars were given'),
  },
  {
    name: 'content: words of another language after a while',
    page: '/horoscope',
    rules: ['compare-language'],
    edits: afterPage(
      horoscope,
      "document.querySelectorAll('main p, main h1, main h2, main h3, main span').forEach((each) => { if (each.children.length === 0) each.textContent = 'आज का दिन अच्छा है और आप सुखी हैं'; });",
    ),
  },
  {
    name: 'content: a list that is there twice',
    page: '/reviews',
    rules: ['compare-twice'],
    edits: replace(
      reviews,
      '{reviews[t.locale].map(({ name, place, avatar, stars, text }) => (\n        <Row key={name}>',
      '{[...reviews[t.locale], ...reviews[t.locale]].map(({ name, place, avatar, stars, text }, at) => (\n        <Row key={at}>',
    ),
  },
  {
    name: 'content: the name of a member who has left',
    page: '/reviews',
    rules: ['act-person'],
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "if (!document.querySelector('header')?.textContent?.includes('Log In')) localStorage.setItem('content-who.1', 'Asha Verma, 98765 43210'); const who = localStorage.getItem('content-who.1'); if (who) document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: who }));",
    ),
  },
  {
    name: 'content: a field that calls without end once it has the focus',
    page: '/panchang',
    rules: ['act-calls'],
    edits: afterPage(
      panchang,
      "addEventListener('focusin', (event) => { if ((event.target as Element).matches('main input')) setInterval(() => void fetch('/apis/sky/now.php').catch(() => undefined), 40); });",
    ),
  },
  {
    name: 'content: pictures that shift what is under them',
    page: '/reviews',
    lists: 'shifts its layout',
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "const picture = Object.assign(document.createElement('div'), { ariaHidden: 'true' }); setTimeout(() => { picture.style.height = '150px'; document.querySelector('main')?.prepend(picture); }, 700);",
    ),
  },
  {
    name: 'content: nothing on a wide window',
    page: '/reviews',
    rules: ['act-lost'],
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "document.styleSheets[0]?.insertRule('@media (min-width: 1000px) { main > * { display: none !important } }');",
    ),
  },
  {
    name: 'content: a number of a friend that is lost when the site is busy',
    page: '/invite-earn',
    rules: ['act-typed'],
    edits: replace('mfe-content/src/features/invite/use-invite.ts', '    if (error) {\n', "    if (error) {\n      setMobile('');\n"),
  },
  {
    name: 'content: signs that lead to their neighbours',
    page: '/horoscope',
    lists: ' leads to ',
    edits: replace(
      signLines,
      '<Row to={siteRoutes.horoscope(sign, when)}>',
      "<Row to={siteRoutes.horoscope(sign === 'Aries' ? 'Taurus' : sign === 'Taurus' ? 'Aries' : sign, when)}>",
    ),
  },
  {
    name: 'content: the horoscope of another sign',
    page: '/horoscope > /horoscope\\?zodiac=',
    lists: 'heading: ',
    edits: replace(horoscope, '<SignPage sign={zodiac} when', "<SignPage sign={zodiac === 'Leo' ? 'Aries' : 'Leo'} when"),
  },
  {
    name: 'content: links to the other language',
    page: '/horoscope',
    lists: 'link: ',
    edits: afterPage(
      horoscope,
      "document.querySelectorAll<HTMLAnchorElement>('main a[href^=\"/\"]').forEach((each) => each.setAttribute('href', `/hi${each.getAttribute('href')}`));",
    ),
  },
  {
    name: 'content: the sign before under a new address',
    page: '/horoscope > /horoscope\\?zodiac=',
    rules: ['act-stale'],
    edits: [
      { file: horoscope, from: 'import ', to: "import { useState } from 'react';\nimport " },
      {
        file: horoscope,
        from: 'function SignPage({ sign, when }: { sign: Sign; when: HoroscopeTime }) {',
        to: 'function SignPage({ sign: asked, when }: { sign: Sign; when: HoroscopeTime }) {\n  const [sign] = useState(asked);',
      },
    ],
  },
  {
    name: 'content: a Hindi page that search engines take for the English one',
    page: '/reviews',
    lists: 'link canonical',
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "document.querySelector('link[rel=canonical]')?.setAttribute('href', location.href.replace('/hi/', '/'));",
    ),
  },
];

contentBad.push({
  name: 'content: reviews that the server does not send',
  page: '/reviews',
  rules: ['compare-served'],
  edits: [
    { file: 'mfe-content/src/pages/reviews.tsx', from: 'import ', to: "import { useEffect, useState } from 'react';\nimport " },
    {
      file: 'mfe-content/src/pages/reviews.tsx',
      from: 'export function Component() {\n',
      to: 'export function Component() {\n  const [isOpen, setOpen] = useState(false);\n  useEffect(() => setOpen(true), []);\n',
    },
    { file: 'mfe-content/src/pages/reviews.tsx', from: '        <ReviewList />', to: '        {isOpen && <ReviewList />}' },
  ],
});

contentBad.push(
  {
    name: 'content: nothing on a tablet',
    page: '/reviews',
    rules: ['act-lost'],
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "document.styleSheets[0]?.insertRule('@media (min-width: 600px) and (max-width: 1000px) { main > * { display: none !important } }');",
    ),
  },
  {
    name: 'content: reviews under a picture',
    page: '/reviews',
    lists: 'text under another element',
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "document.querySelector('main li')?.append(Object.assign(document.createElement('div'), { style: 'position: absolute; inset: 0; background: #eee; pointer-events: auto' })); const row = document.querySelector<HTMLElement>('main li'); if (row) row.style.position = 'relative';",
    ),
  },
);

export const contentHonest = [
  { name: 'content: itself', page: null, lists: null, edits: renamed(horoscope) },
  {
    name: 'content: reviews in another order',
    page: '/reviews',
    lists: null,
    edits: replace(reviews, '{reviews[t.locale].map(', '{[...reviews[t.locale]].reverse().map('),
  },
  {
    name: 'content: an address that is tidied without a step in the history',
    page: '/horoscope',
    lists: null,
    edits: afterPage(horoscope, "history.replaceState(history.state, '', location.href);"),
  },
  {
    name: 'content: fewer reviews',
    page: '/reviews',
    lists: 'accessibility tree: ',
    edits: replace(reviews, '{reviews[t.locale].map(', '{reviews[t.locale].slice(0, -2).map('),
  },
  {
    name: 'content: two columns on a wide window',
    page: '/reviews',
    lists: null,
    edits: replace(reviews, '<ul className="read">', "<ul style={{ columns: '24rem' }}>"),
  },
  {
    name: 'content: a picture with its size',
    page: '/reviews',
    lists: 'accessibility tree: ',
    edits: replace(
      'mfe-content/src/pages/reviews.tsx',
      '        <ReviewList />',
      '        <img src="/favicon.ico" alt="A star" width={32} height={32} />\n        <ReviewList />',
    ),
  },
  {
    name: 'content: a few Hindi words in English',
    page: '/reviews',
    lists: 'accessibility tree: ',
    edits: replace(
      'mfe-content/src/pages/reviews.tsx',
      '        <ReviewList />',
      '        <p lang="hi">नमस्ते, आप सबका स्वागत है।</p>\n        <ReviewList />',
    ),
  },
  {
    name: 'content: what a visitor chose is remembered',
    page: '/reviews',
    lists: 'storage key',
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "const often = Number(localStorage.getItem('content-often.1') ?? 0) + 1; localStorage.setItem('content-often.1', String(often)); document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'Welcome to the reviews' }));",
    ),
  },
];
