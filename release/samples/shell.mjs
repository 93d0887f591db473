import { renamed, replace } from './edits.mjs';

const menu = 'shell/src/layout/navigation/side-menu.tsx';

/** @param {string} code */
const inMenu = (code) => replace(menu, '  const title =', `  if (typeof window !== 'undefined') { ${code} }\n  const title =`);

export const shellBad = [
  {
    name: 'shell: a log in that does nothing',
    page: '/',
    rules: ['act-dead'],
    edits: replace(
      'shell/src/layout/header/log-in-button.tsx',
      'onClick={() => dispatch(loginRequested())}',
      'onClick={() => void [dispatch, loginRequested]}',
    ),
  },
  {
    name: 'shell: a menu that does not open',
    page: '/',
    rules: ['act-dead', 'act-dialog'],
    edits: replace(menu, 'onClick={() => setOpenAt(location.key)}', 'onClick={() => void setOpenAt}'),
  },
  {
    name: 'shell: a log out that is not sent',
    page: '/',
    rules: ['act-dead', 'act-sends'],
    edits: replace('shell/src/layout/header/profile-menu.tsx', 'onSelect: () => void logOut()', 'onSelect: () => void logOut.name'),
  },
  {
    name: 'shell: a menu after which the page does not scroll',
    page: '/',
    rules: ['act-locked'],
    edits: replace(
      menu,
      '  const close = () => setOpenAt(null);',
      "  const close = () => {\n    setOpenAt(null);\n    setTimeout(() => { document.documentElement.style.overflow = 'hidden'; }, 200);\n  };",
    ),
  },
  {
    name: 'shell: a footer that is gone',
    page: '/',
    rules: ['compare-lost'],
    edits: replace(
      menu,
      '  const title =',
      "  if (typeof window !== 'undefined') setTimeout(() => document.querySelectorAll('footer').forEach((each) => each.remove()), 300);\n  const title =",
    ),
  },
  {
    name: 'shell: a menu that loses the focus when its button closes it',
    page: '/',
    rules: ['act-back'],
    edits: replace(
      menu,
      '  const close = () => setOpenAt(null);',
      '  const close = () => { setOpenAt(null); setTimeout(() => (document.activeElement as HTMLElement | null)?.blur(), 150); };',
    ),
  },
  {
    name: 'shell: a way back that is undone',
    page: '/',
    rules: ['act-back'],
    edits: inMenu(
      "if (!('undone' in window)) { Object.assign(window, { undone: 1 }); addEventListener('popstate', (event) => { if (event.isTrusted) setTimeout(() => history.go(1), 50); }); }",
    ),
  },
  {
    name: 'shell: a link to the other language that stays in this one',
    page: '/',
    lists: 'link: ',
    edits: replace('shell/src/layout/locale/locale-links.tsx', 'href={href} lang', 'href={href.replace(/^\\/hi/, "/")} lang'),
  },
  {
    name: 'shell: a menu without entries',
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
    page: '/',
    rules: ['act-keyboard'],
    edits: inMenu(
      "if (!('trapped' in window)) { Object.assign(window, { trapped: 1 }); addEventListener('keydown', (event) => { if (event.key === 'Tab' && document.activeElement?.closest('header')) event.preventDefault(); }); }",
    ),
  },
  {
    name: 'shell: no dark theme',
    page: '/',
    rules: ['act-unseen'],
    edits: inMenu(
      "if (!document.getElementById('light')) document.head.append(Object.assign(document.createElement('style'), { id: 'light', textContent: ':root, .paper, .night { --paper: #FBF7EE !important; --paper-sunk: #F3ECDD !important; --paper-raised: #FFFDF8 !important; --night: #FBF7EE !important; --ink: #221F33 !important; --ink-2: #5A5569 !important; --on-night: #221F33 !important; --on-night-2: #5A5569 !important; --link: #373B9E !important }' }));",
    ),
  },
  {
    name: 'shell: a document in another language than it says',
    page: '/',
    rules: ['page-language'],
    edits: inMenu("document.documentElement.lang = 'hi';"),
  },
];

shellBad.push(
  {
    name: 'shell: a console that is silent',
    page: '/',
    rules: ['compare-globals'],
    edits: inMenu('console.error = () => undefined;'),
  },
  {
    name: 'shell: another language in the cookie',
    page: '/',
    rules: ['compare-storage'],
    edits: inMenu("setTimeout(() => { document.cookie = 'locale=hi; path=/'; }, 500);"),
  },
);

shellBad.push({
  name: 'shell: entries of the menu that lead elsewhere',
  page: '/',
  lists: 'adds a link ',
  edits: replace(menu, '<Entry to={item.to}', "<Entry to={item.to.includes('horoscope') ? '/about-us' : item.to}"),
});

export const shellHonest = [
  { name: 'shell: itself', page: null, lists: null, edits: renamed(menu) },
  {
    name: 'shell: another link in the footer',
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
    page: '/',
    edits: replace(
      menu,
      '  const close = () => setOpenAt(null);',
      "  const close = () => { setOpenAt(null); setTimeout(() => document.querySelector<HTMLElement>('header a')?.focus(), 50); };",
    ),
  },
  {
    name: 'shell: a menu in another order',
    page: '/',
    edits: replace(
      menu,
      "{getNavItems('side', navigation, isSignedIn).map(",
      "{[...getNavItems('side', navigation, isSignedIn)].reverse().map(",
    ),
  },
];
