import { fieldSource, lockSource } from '../page-sources';
import { appearanceSource } from './parts/appearance-source';
import { hiddenTextSource } from './parts/hidden-text-source';
import { sentinel } from './probe-source';

/** Runs in an idle page and returns a `PageSnapshot`, with the records of the probe. Its own interactions come last. */
export const snapshotSource = /* javascript */ `(() => {
  const notes = globalThis.__releaseCheck;
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const attribute = (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null;
  const nameOf = (element) => words(element.getAttribute('aria-label') || element.innerText || element.getAttribute('name') || element.getAttribute('title') || element.getAttribute('placeholder')).slice(0, 80);
  const describe = (element) => element.localName + (element.type && element.localName !== 'a' ? ' ' + element.type : '') + ' "' + nameOf(element) + '"';
  const isOwn = (element) => element.closest('.unfinished') === null;
  const structured = all('script[type="application/ld+json"]').map(({ textContent }) => {
    try {
      const value = JSON.parse(textContent);
      const leaves = (each, at) => (typeof each === 'object' && each !== null ? Object.entries(each).flatMap(([key, inner]) => leaves(inner, at === '' ? key : at + (Array.isArray(each) ? '[]' : '.' + key))) : [at + ': ' + String(each).slice(0, 100)]);
      return [value].flat().flatMap((each) => leaves(each, '').map((leaf) => each['@type'] + ' ' + leaf));
    } catch { return ['cannot be read']; }
  }).flat();
  /** An address, with its site if that is another one. */
  const toOwn = (address) => { const { origin, pathname } = new URL(address, location.href); return (origin === location.origin ? '' : origin) + pathname; };
  const describeField = ${fieldSource};
  const main = document.querySelector('main');
  const safe = (read) => { try { return read(); } catch { return []; } };
  const keys = safe(() => [['local', localStorage], ['session', sessionStorage]].flatMap(([kind, storage]) => Object.keys(storage).map((key) => kind + ' ' + key)));
  const cookies = document.cookie.split('; ').filter(Boolean).map((each) => ['cookie ' + each.split('=')[0], each.slice(each.indexOf('=') + 1)]);
  const stored = Object.fromEntries([...cookies, ...keys.map((key) => { const [kind, ...name] = key.split(' '); return [key, globalThis[kind + 'Storage'].getItem(name.join(' '))]; })].map(([name, value]) => [name, String(value).slice(0, 60)]));
  const lost = safe(() => [['localStorage', localStorage], ['sessionStorage', sessionStorage]].filter(([, storage]) => storage.getItem('${sentinel}') !== 'kept').map(([kind]) => kind));
  const isShown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.getBoundingClientRect().height > 0;
  const listFaded = () => {
    const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode;
      if (words(data).length > 2 && isOwn(parent) && parent.checkVisibility({ visibilityProperty: true }) && !parent.checkVisibility({ opacityProperty: true })) found.add(words(data));
    }
    return [...found];
  };
  const isMissing = (text) => /\\b(?:undefined|NaN)\\b|\\[object \\w+\\]|Invalid Date/.test(text);
  const spoken = all('[aria-label], [placeholder], [alt], [title]').flatMap((each) => ['aria-label', 'placeholder', 'alt', 'title'].map((name) => each.getAttribute(name) ?? ''));
  const texts = [...(document.body?.innerText ?? '').split('\\n'), ...spoken, ...all('a[href]').filter(isOwn).map((link) => link.pathname + link.search)];
  const unlinked = all('a:not([href], [id], [name])').filter((each) => isOwn(each) && each.checkVisibility() && !each.hasAttribute('aria-current') && each.getAttribute('aria-disabled') !== 'true' && words(each.innerText) !== '');
  /** Links to a part of this page that is not there. */
  const isAstray = ({ hash, pathname, search }) => hash.length > 1 && hash !== '#top' && pathname + search === location.pathname + location.search && !all('[id], a[name]').some(({ id, name }) => [id, name].includes(hash.slice(1)) || '#' + encodeURIComponent(id) === hash);
  unlinked.push(...all('a[href*="#"]').filter((each) => isOwn(each) && each.checkVisibility() && isAstray(each)));
  const hasSize = (each) => { const { aspectRatio, position } = getComputedStyle(each); return aspectRatio !== 'auto' || position === 'absolute' || String(each.computedStyleMap().get('height')) !== 'auto'; };
  const faded = listFaded();
  const replaced = ['header', 'main', 'title'].filter((name) => notes[name] !== null && !notes[name].isConnected);
  const snapshot = {
    texts: {
      title: words(document.title),
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      language: document.documentElement.lang,
      path: location.pathname + location.search + location.hash,
      focus: document.activeElement === null || document.activeElement === document.body ? null : describe(document.activeElement),
    },
    lists: {
      headings: all('h1, h2, h3').filter((each) => each.checkVisibility()).map((each) => each.localName + ' ' + words(each.textContent)),
      forms: all('form').map((form) => (form.method || 'get') + ' ' + toOwn(form.getAttribute('action') || location.pathname) + (form.target ? ' in ' + form.target : '') + ' (' + [...form.elements].filter(({ name }) => name).map(describeField).join(', ') + ')'),
      links: [...new Set(all('a[href]').filter(isOwn).map((link) => link.href))],
      windows: [...new Set(all('a[target="_blank"], a[rel]').filter(isOwn).map(({ href, target, rel }) => [href, target, rel].filter(Boolean).join(' ')))],
      data: structured,
      head: all('meta[property], meta[http-equiv], meta[name]:not([name="description"], [name="robots"]), link[rel="alternate"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], base').map((each) => [each.getAttribute('property') ?? each.getAttribute('http-equiv') ?? each.getAttribute('name') ?? each.getAttribute('hreflang') ?? (each.getAttribute('type') || each.rel || each.localName), each.content ?? each.href].join(': ').slice(0, 200)),
      pictures: [...new Set(all('img').filter(isOwn).map((each) => (each.getAttribute('src') ?? '') + (hasSize(each) ? '' : ', which has no size until it is loaded')))],
      faded,
      ...${appearanceSource},
      storage: keys.filter((key) => !key.endsWith('${sentinel}')),
      globals: notes.listAdded(),
      listeners: [...new Set(notes.listeners)],
      workers: notes.workers,
      timers: [...notes.timers],
    },
    faults: { changed: notes.listChanged(), lost, asks: [...notes.asks], unset: texts.map(words).filter(isMissing).map((text) => JSON.stringify(text.slice(0, 80))), unlinked: unlinked.map(describe), locked: [(${lockSource})()].filter((lock) => lock !== '' && !document.querySelector('dialog[open], [aria-modal="true"]')) },
    replaced,
    stored,
    targets: all('a[href]').filter((link) => isOwn(link) && nameOf(link) !== '').map((link) => [nameOf(link), link.pathname + link.search]),
    landmarks: [...new Set(all('header, nav, main, footer').filter((each) => isShown(each) && (each === main || each.closest('main') === null)).map((each) => each.localName))],
    amounts: {
      entries: history.length,
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
      scroll: Math.round(scrollY),
      shift: Math.round(notes.shift * 100),
      signals: notes.signals,
      elements: all('*').length,
    },
    letters: words(main?.innerText).length - faded.join(' ').length,
    lines: (main?.innerText ?? '').split('\\n').map(words).filter((line) => line.length > 2),
    items: main === null ? 0 : all('li, article, tr, a[href]', main).length,
  };
  // From here on it interacts with the page.
  const target = document.createElement('div');
  document.body.append(target);
  const createEvent = (type, given = type.startsWith('key') ? { key: 'F19' } : {}) => {
    const Kind = type.startsWith('key') ? KeyboardEvent : type === 'wheel' ? WheelEvent : Event;
    return new Kind(type, { bubbles: true, cancelable: true, ...given });
  };
  const isSwallowed = (type, element, given) => {
    let reached = false;
    const note = () => { reached = true; };
    element.addEventListener(type, note, { once: true });
    const event = createEvent(type, given);
    element.dispatchEvent(event);
    return !reached || event.defaultPrevented;
  };
  const ofPage = ['click', 'pointerdown', 'mousedown', 'touchstart', 'keydown', 'keyup', 'pointerup', 'mouseup', 'touchmove', 'touchend', 'input', 'submit', 'contextmenu', 'copy', 'paste', 'wheel'].filter((type) => isSwallowed(type, target));
  /** Keys by which the browser scrolls, moves the focus, copies, searches and enlarges. */
  const ofKeys = [' ', 'ArrowDown', 'PageDown', 'End', 'Tab', 'Ctrl+c', 'Ctrl+f', 'Ctrl++'].filter((name) => isSwallowed('keydown', target, { key: name.replace('Ctrl+', ''), ctrlKey: name.startsWith('Ctrl') }));
  const ofFingers = isSwallowed('wheel', target, { ctrlKey: true }) ? ['wheel with Ctrl'] : [];
  target.remove();
  const ofFields = all('input:not([type="hidden"]), textarea').filter(isOwn).slice(0, 20).filter((field) => isSwallowed('paste', field)).map((field) => 'paste into ' + describe(field));
  snapshot.faults.swallowed = [
    ...ofPage,
    ...(ofPage.includes('paste') ? [] : ofFields),
    ...(ofPage.includes('keydown') ? [] : ofKeys.map((key) => 'the key ' + JSON.stringify(key))),
    ...(ofPage.includes('wheel') ? [] : ofFingers),
  ];
  const leaving = document.createEvent('BeforeUnloadEvent');
  leaving.initEvent('beforeunload', false, true);
  dispatchEvent(leaving);
  if (leaving.defaultPrevented || leaving.returnValue !== '') snapshot.faults.asks.push('whether to leave the page');
  const interactive = all('a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]').filter((each) => isOwn(each) && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  snapshot.faults.covered = interactive.slice(0, 200).filter((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = each.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && !each.contains(hit) && !hit.contains(each) && hit.closest('label')?.control !== each && hit.closest('.unfinished') === null;
  }).map(describe);
  snapshot.lists.under = ${hiddenTextSource}(main ?? document.body);
  /** A link that is clicked with Ctrl opens in another tab; the last listener keeps it closed here. */
  const takesCtrl = (link) => {
    let isTaken = false;
    const note = (event) => { isTaken = event.defaultPrevented; event.preventDefault(); };
    addEventListener('click', note, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    removeEventListener('click', note);
    return isTaken;
  };
  // Last, because a press may open something over the page.
  const ofLinks = all('a[href]').filter((each) => isOwn(each) && each.checkVisibility()).slice(0, 40).filter(takesCtrl).map((link) => 'a click with Ctrl on ' + describe(link));
  if (!ofPage.includes('click')) snapshot.faults.swallowed.push(...ofLinks);
  return snapshot;
})()`;
