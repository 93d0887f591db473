import { afterPage, replace } from './edits.mjs';

const menu = 'shell/src/layout/navigation/side-menu.tsx';
const signLines = 'mfe-content/src/features/horoscope/sign-lines.tsx';
const horoscope = 'mfe-content/src/pages/horoscope.tsx';
const birthForm = 'mfe-chat/src/features/birth-form/use-birth-form.ts';
const payment = '/recharges > /payment';

/** @param {string} code */
const inMenu = (code) => replace(menu, '  const title =', `  if (typeof window !== 'undefined') { ${code} }\n  const title =`);

/** Bad releases of kinds that happen by accident: a part is lost, exchanged or done twice. */
export const accidentsBad = [
  {
    name: 'shell: a menu without entries',
    remote: 'shell',
    page: '/',
    rules: ['act-dialog'],
    edits: replace(
      menu,
      "{getNavItems('side', navigation, isSignedIn).map(",
      "{getNavItems('side', navigation, isSignedIn).slice(0, 0).map(",
    ),
  },
  {
    name: 'shell: a login that does not close',
    remote: 'shell',
    page: '/',
    rules: ['act-back', 'act-dead'],
    edits: replace(
      'shell/src/login/login-host.tsx',
      'onClose={() => dispatch(loginClosed())}',
      'onClose={() => void [dispatch, loginClosed]}',
    ),
  },
  {
    name: 'shell: a page that the Tab key does not leave',
    remote: 'shell',
    page: '/',
    rules: ['act-keyboard'],
    edits: inMenu(
      "if (!('trapped' in window)) { Object.assign(window, { trapped: 1 }); addEventListener('keydown', (event) => { if (event.key === 'Tab' && document.activeElement?.closest('header')) event.preventDefault(); }); }",
    ),
  },
  {
    name: 'shell: no dark theme',
    remote: 'shell',
    page: '/',
    rules: ['act-unseen'],
    edits: inMenu(
      "if (!document.getElementById('light')) document.head.append(Object.assign(document.createElement('style'), { id: 'light', textContent: ':root, .paper, .night { --paper: #FBF7EE !important; --paper-sunk: #F3ECDD !important; --paper-raised: #FFFDF8 !important; --night: #FBF7EE !important; --ink: #221F33 !important; --ink-2: #5A5569 !important; --on-night: #221F33 !important; --on-night-2: #5A5569 !important; --link: #373B9E !important }' }));",
    ),
  },
  {
    name: 'shell: a document in another language than it says',
    remote: 'shell',
    page: '/',
    rules: ['page-language'],
    edits: inMenu("document.documentElement.lang = 'hi';"),
  },
  {
    name: 'content: signs that lead to their neighbours',
    remote: 'content',
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
    remote: 'content',
    page: '/horoscope > /horoscope\\?zodiac=',
    lists: 'heading: ',
    edits: replace(horoscope, '<SignPage sign={zodiac} when', "<SignPage sign={zodiac === 'Leo' ? 'Aries' : 'Leo'} when"),
  },
  {
    name: 'content: links to the other language',
    remote: 'content',
    page: '/horoscope',
    lists: 'link: ',
    edits: afterPage(
      horoscope,
      "document.querySelectorAll<HTMLAnchorElement>('main a[href^=\"/\"]').forEach((each) => each.setAttribute('href', `/hi${each.getAttribute('href')}`));",
    ),
  },
  {
    name: 'chat: a draft that is lost when the page is loaded again',
    remote: 'chat',
    page: '/create-kundli/oracle',
    rules: ['act-typed'],
    edits: replace(
      birthForm,
      '  const draft = useDraftValues(draftKey, initialValues);',
      '  const [anew] = useState(() => `birth-${Math.random()}`);\n  const draft = useDraftValues(`${anew || draftKey}.1`, initialValues);',
    ),
  },
  {
    name: 'commerce: an order for each of two presses',
    remote: 'commerce',
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
    remote: 'commerce',
    page: payment,
    lists: 'accessibility tree: ',
    edits: replace(
      'mfe-commerce/src/features/payment/recharge-payment.tsx',
      'formatRupees(amount, { paise: true }) })}',
      'formatRupees(amount, { paise: true }).slice(0, 0) })}',
    ),
  },
];

/** Honest changes that resemble them. */
export const accidentsHonest = [
  {
    name: 'shell: a menu in another order',
    remote: 'shell',
    page: '/',
    edits: replace(
      menu,
      "{getNavItems('side', navigation, isSignedIn).map(",
      "{[...getNavItems('side', navigation, isSignedIn)].reverse().map(",
    ),
  },
];
