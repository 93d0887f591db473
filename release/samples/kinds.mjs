import { afterPage, replace } from './edits.mjs';

const menu = 'shell/src/layout/navigation/side-menu.tsx';
const rows = 'mfe-commerce/src/features/recharges/pack-rows.tsx';
const horoscope = 'mfe-content/src/pages/horoscope.tsx';
const reviews = 'mfe-content/src/features/reviews/review-list.tsx';
const panchang = 'mfe-content/src/pages/panchang.tsx';
const prediction = 'mfe-chat/src/pages/free-prediction.tsx';
const birth = 'mfe-chat/src/features/birth-form/birth-form.tsx';
const recharges = 'mfe-commerce/src/pages/recharges.tsx';

/** @param {string} code */
const inMenu = (code) => replace(menu, '  const title =', `  if (typeof window !== 'undefined') { ${code} }\n  const title =`);

/** Bad releases of the shell and of remotes other than the forum, each of a kind of its own. */
export const kindsBad = [
  {
    name: 'shell: a menu that loses the focus when its button closes it',
    remote: 'shell',
    page: '/',
    rules: ['act-back'],
    edits: replace(
      menu,
      '  const close = () => setOpen(false);',
      '  const close = () => { setOpen(false); setTimeout(() => (document.activeElement as HTMLElement | null)?.blur(), 150); };',
    ),
  },
  {
    name: 'shell: a way back that is undone',
    remote: 'shell',
    page: '/',
    rules: ['act-back'],
    edits: inMenu(
      "if (!('undone' in window)) { Object.assign(window, { undone: 1 }); addEventListener('popstate', (event) => { if (event.isTrusted) setTimeout(() => history.go(1), 50); }); }",
    ),
  },
  {
    name: 'shell: a link to the other language that stays in this one',
    remote: 'shell',
    page: '/',
    lists: 'link: ',
    edits: replace('shell/src/layout/locale/locale-links.tsx', 'href={href} lang', 'href={href.replace(/^\\/hi/, "/")} lang'),
  },
  {
    name: 'content: words of another language after a while',
    remote: 'content',
    page: '/horoscope',
    rules: ['compare-language'],
    edits: afterPage(
      horoscope,
      "document.querySelectorAll('main p, main h1, main h2, main h3, main span').forEach((each) => { if (each.children.length === 0) each.textContent = 'आज का दिन अच्छा है और आप सुखी हैं'; });",
    ),
  },
  {
    name: 'content: a list that is there twice',
    remote: 'content',
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
    remote: 'content',
    page: '/reviews',
    rules: ['act-person'],
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "if (!document.querySelector('header')?.textContent?.includes('Log In')) localStorage.setItem('content-who.1', 'Asha Verma, 98765 43210'); const who = localStorage.getItem('content-who.1'); if (who) document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: who }));",
    ),
  },
  {
    name: 'commerce: a storage that grows with each visit',
    remote: 'commerce',
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
    remote: 'commerce',
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
    remote: 'commerce',
    page: '/recharges',
    lists: 'new window',
    edits: replace(rows, '<PackLink reloadDocument', '<PackLink reloadDocument target="_blank"'),
  },
  {
    name: 'commerce: a tenth of the price',
    remote: 'commerce',
    page: '/recharges',
    lists: 'accessibility tree: ',
    edits: replace(rows, '<b>{formatRupees(price * 100)}</b>', '<b>{formatRupees(price * 10)}</b>'),
  },
  {
    name: 'content: a field that calls without end once it has the focus',
    remote: 'content',
    page: '/panchang',
    rules: ['act-calls'],
    edits: afterPage(
      panchang,
      "addEventListener('focusin', (event) => { if ((event.target as Element).matches('main input')) setInterval(() => void fetch('/apis/sky/now.php').catch(() => undefined), 40); });",
    ),
  },
  {
    name: 'chat: a button that is busy for ever after one press',
    remote: 'chat',
    page: '/create-kundli/oracle',
    lists: 'takes no further press',
    edits: replace(
      birth,
      '  const { values, errors, change, timeDialog } = form;',
      "  const { values, errors, change, timeDialog } = form;\n  if (typeof window !== 'undefined') document.addEventListener('submit', (event) => setTimeout(() => (event.target as Element).querySelector('[type=submit]')?.setAttribute('disabled', ''), 100), { once: true });",
    ),
  },
  {
    name: 'content: pictures that shift what is under them',
    remote: 'content',
    page: '/reviews',
    lists: 'shifts its layout',
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "const picture = Object.assign(document.createElement('div'), { ariaHidden: 'true' }); setTimeout(() => { picture.style.height = '150px'; document.querySelector('main')?.prepend(picture); }, 700);",
    ),
  },
  {
    name: 'content: nothing on a wide window',
    remote: 'content',
    page: '/reviews',
    rules: ['act-lost'],
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "document.styleSheets[0]?.insertRule('@media (min-width: 1000px) { main > * { display: none !important } }');",
    ),
  },
  {
    name: 'chat: a page that does not scroll',
    remote: 'chat',
    page: '/free-prediction',
    rules: ['compare-locked'],
    edits: afterPage(prediction, "document.documentElement.style.overflow = 'hidden';"),
  },
  {
    name: 'chat: a page that takes no wipe',
    remote: 'chat',
    page: '/free-prediction',
    rules: ['compare-events'],
    edits: afterPage(prediction, "document.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });"),
  },
  {
    name: 'commerce: a focus that jumps to the end when the page opens',
    remote: 'commerce',
    page: '/recharges',
    lists: 'focus',
    edits: afterPage(recharges, "([...document.querySelectorAll<HTMLElement>('main a')].at(-1))?.focus({ preventScroll: true });"),
  },
  {
    name: 'content: a number of a friend that is lost when the site is busy',
    remote: 'content',
    page: '/invite-earn',
    rules: ['act-typed'],
    edits: replace('mfe-content/src/features/invite/use-invite.ts', '    if (error) {\n', "    if (error) {\n      setMobile('');\n"),
  },
];

/** Honest changes of the shell and of remotes other than the forum. */
export const kindsHonest = [
  {
    name: 'shell: another link in the footer',
    remote: 'shell',
    page: '/',
    lists: 'link: ',
    edits: replace(
      'shell/src/layout/footer/footer.tsx',
      '          <LocaleLinks />',
      '          <AppLink to="/delete-account">Delete account</AppLink>\n          <LocaleLinks />',
    ),
  },
  {
    name: 'shell: the focus goes to the brand after the menu',
    remote: 'shell',
    page: '/',
    edits: replace(
      menu,
      '  const close = () => setOpen(false);',
      "  const close = () => { setOpen(false); setTimeout(() => document.querySelector<HTMLElement>('header a')?.focus(), 50); };",
    ),
  },
  {
    name: 'chat: a new section',
    remote: 'chat',
    page: '/free-prediction',
    lists: 'heading: ',
    edits: replace(
      prediction,
      "      <Section title={t('chat.freePrediction.howTitle')} margin>",
      '      <Section title="Who reads" margin>\n        <Prose>\n          <p>Oracle and Astra read each chart by the same rules.</p>\n        </Prose>\n      </Section>\n      <Section title={t(\'chat.freePrediction.howTitle\')} margin>',
    ),
  },
  {
    name: 'content: fewer reviews',
    remote: 'content',
    page: '/reviews',
    lists: 'accessibility tree: ',
    edits: replace(reviews, '{reviews[t.locale].map(', '{reviews[t.locale].slice(0, -2).map('),
  },
  {
    name: 'content: two columns on a wide window',
    remote: 'content',
    page: '/reviews',
    lists: null,
    edits: replace(reviews, '<ul className="read">', "<ul style={{ columns: '24rem' }}>"),
  },
  {
    name: 'content: a picture with its size',
    remote: 'content',
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
    remote: 'content',
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
    remote: 'content',
    page: '/reviews',
    lists: 'storage key',
    edits: afterPage(
      'mfe-content/src/pages/reviews.tsx',
      "const often = Number(localStorage.getItem('content-often.1') ?? 0) + 1; localStorage.setItem('content-often.1', String(often)); document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'Welcome to the reviews' }));",
    ),
  },
  {
    name: 'commerce: prices in bold letters',
    remote: 'commerce',
    page: '/recharges',
    lists: null,
    edits: replace(rows, '    font: 500 var(--t-l)', '    font: 700 var(--t-l)'),
  },
  {
    name: 'chat: a press that scrolls to its answer',
    remote: 'chat',
    page: '/create-kundli/oracle',
    edits: replace(
      birth,
      '  const { values, errors, change, timeDialog } = form;',
      "  const { values, errors, timeDialog } = form;\n  const change: typeof form.change = (changed) => { form.change(changed); if (changed.gender) setTimeout(() => document.querySelector('main [type=submit]')?.scrollIntoView({ behavior: 'instant' }), 60); };",
    ),
  },
  {
    name: 'chat: a button that waits for a name',
    remote: 'chat',
    page: '/create-kundli/oracle',
    edits: replace(
      birth,
      '<Button variant="primary" wide type="submit" busy={form.isBusy}',
      '<Button variant="primary" wide type="submit" disabled={values.name === \'\'} busy={form.isBusy}',
    ),
  },
];
