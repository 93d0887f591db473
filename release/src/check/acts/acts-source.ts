import { sentinel } from '../compare/probe-source';
import { markElement } from './made-answers';
import { fieldSource, lockSource } from '../page-sources';

/**
 * Functions with which the check uses a page, in a separate global. `list`: the usable elements of a page; `find`: marks the
 * element with a name; `fields`: marks the fields of a form; `read`: the state that an act may change; `step`, `focused`: the focused
 * element, and whether the focus showed on the one before.
 */
export const actsSource = /* javascript */ `(() => {
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const selector = 'a[href], button, input:not([type="hidden"]):not([type="file"]), select, textarea, summary, form, [role="button"], [role="tab"], [role="switch"], [role="menuitem"]';
  const typed = 'input:not([type="checkbox"]):not([type="radio"]):not([type="submit"]):not([type="button"]):not([type="range"]):not([type="color"]), textarea';
  const nameOf = (element) => words(element.getAttribute('aria-label') || element.innerText || element.labels?.[0]?.innerText || element.getAttribute('name') || element.getAttribute('placeholder') || element.getAttribute('title')).slice(0, 80);
  const submitOf = (form) => form.querySelector('button:not([type]), [type="submit"]');
  const keyOf = (element) => element.localName === 'form'
    ? 'form "' + (submitOf(element) ? nameOf(submitOf(element)) : words(element.getAttribute('aria-label') || element.getAttribute('name'))) + '"'
    : element.localName + (element.localName === 'input' ? ' ' + element.type : '') + ' "' + nameOf(element) + '"';
  const dialogs = () => [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]')].filter((each) => each.checkVisibility());
  /** Links to other sites, files and the API are not followed. */
  const isInside = (element) => element.localName !== 'a' || (element.origin === location.origin && !element.pathname.startsWith('/apis/') && !element.hasAttribute('download'));
  const isUsable = (element) => !element.disabled && isInside(element) && element.closest('.unfinished') === null && element.checkVisibility({ visibilityProperty: true });
  const isIn = { main: (element) => element.closest('main') !== null, frame: (element) => element.closest('main') === null, dialog: (element) => dialogs().at(-1)?.contains(element) ?? false };
  const listAll = (scope) => [...document.querySelectorAll(selector)].filter((element) => isUsable(element) && isIn[scope](element));
  const wayOf = (element) => element.localName === 'form' ? 'form' : element.localName === 'a' ? 'link' : element.localName === 'select' ? 'select' : element.matches(typed) ? 'type' : 'press';
  const mark = (element, value) => { element.setAttribute('data-release-check', value); };
  const lockOf = ${lockSource};
  const marked = () => document.querySelector('[data-release-check="it"]');
  /** Whether the marked element, or the button of the marked form, takes no further press. */
  const isStuck = () => {
    const element = marked()?.localName === 'form' ? submitOf(marked()) : marked();
    return element ? element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') : false;
  };
  /** What may show the focus of an element. */
  const lookOf = (element) => [element, element.parentElement, element.nextElementSibling].filter(Boolean).flatMap((each) => [null, '::before', '::after'].map((part) => {
    const style = getComputedStyle(each, part);
    return [style.outlineStyle, style.outlineWidth, style.outlineColor, style.boxShadow, style.borderColor, style.backgroundColor, style.color, style.textDecorationLine, style.opacity].join();
  })).join();
  const describe = ({ localName, id, className, style }) => [localName, id, String(className), style?.cssText].filter(Boolean).join(' ');
  const notes = globalThis.__releaseCheck;
  const listLost = () => {
    try { return [['localStorage', localStorage], ['sessionStorage', sessionStorage]].filter(([, storage]) => storage.getItem('${sentinel}') !== 'kept').map(([kind]) => kind); } catch { return []; }
  };
  const listHidden = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (found.size < 200 && texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode;
      if (/\\p{L}|\\p{N}/u.test(data) && !parent.closest('.unfinished, script, style, noscript, template') && !parent.checkVisibility({ visibilityProperty: true })) found.add(words(data));
    }
    return [...found];
  };
  /** An element that is not shown has its whole content as inner text. */
  const linesOf = (element) => (element?.innerText ?? '').split('\\n').map(words).filter(Boolean);
  const shownTextOf = (element) => (element?.checkVisibility() ? element.innerText : '');
  const describeField = ${fieldSource};
  const textOf = (ids) => words((ids ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '').join(' '));
  /** What a person can use or is told, by more than its words. */
  const listParts = () => [
    ...[...document.querySelectorAll('a[href]')].filter(isUsable).map((link) => 'a link ' + JSON.stringify(nameOf(link)) + ' to ' + [link.pathname + link.search + link.hash, link.target].filter(Boolean).join(' in ')),
    ...[...document.querySelectorAll('input:not([type="hidden"]), select, textarea')].filter(isUsable).map((field) => 'a field ' + [describeField(field), field.getAttribute('aria-invalid') === 'true' ? 'invalid' : '', textOf(field.getAttribute('aria-errormessage') || field.getAttribute('aria-describedby'))].filter(Boolean).join(' ')),
    ...[...document.querySelectorAll('button, [role="button"], [role="tab"], [role="switch"], [role="menuitem"]')].filter((each) => each.closest('.unfinished') === null && each.checkVisibility({ visibilityProperty: true })).map((each) => (each.matches(':disabled, [aria-disabled="true"]') ? 'a disabled ' : 'a ') + keyOf(each)),
    ...[...document.querySelectorAll('[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]')].filter((each) => each.closest('.unfinished') === null).map((each) => words(each.textContent)).filter(Boolean).map((text) => 'the announcement ' + JSON.stringify(text.slice(0, 80))),
    ...(notes?.asks ?? []).map((each) => 'a call of ' + each),
  ];
  let passed = null;
  const stepped = new WeakSet();
  const acts = {
    list(scope) {
      const kinds = new Set();
      const keys = new Set();
      return listAll(scope).flatMap((element) => {
        const [key, way] = [keyOf(element), wayOf(element)];
        const kind = way + ' ' + element.getAttribute('class') + ' ' + element.getAttribute('role') + ' ' + (way === 'link' ? '' : element.getAttribute('aria-label') || element.getAttribute('name') || '');
        if (keys.has(key)) return [];
        keys.add(key);
        const isFirst = !kinds.has(kind);
        kinds.add(kind);
        return [{ key, way, isFirst }];
      });
    },
    find(scope, key) {
      marked()?.removeAttribute('data-release-check');
      const element = listAll(scope).find((each) => keyOf(each) === key);
      if (!element) return false;
      mark(element, 'it');
      return true;
    },
    fields() {
      const form = marked();
      // Those of a form before would be taken for fields of this one.
      document.querySelectorAll('[data-release-check]').forEach((each) => each !== form && each.removeAttribute('data-release-check'));
      const submit = submitOf(form);
      if (submit) mark(submit, 'submit');
      return [...form.elements].filter((each) => each !== submit && each.matches('input, select, textarea') && isUsable(each) && !['hidden', 'file', 'submit', 'button'].includes(each.type)).slice(0, 16).map((each, at) => {
        mark(each, 'field ' + at);
        return { at, type: each.type, name: each.name + ' ' + (each.autocomplete ?? ''), min: each.min ?? '', options: each.localName === 'select' ? [...each.options].map(({ value }) => value) : [] };
      });
    },
    /** The value of another option of the marked list; null if there is none. */
    otherChoice() {
      return [...marked().options].find((each) => !each.selected && !each.disabled)?.value ?? null;
    },
    parts: listParts,
    shown: () => ({ letters: words(shownTextOf(document.querySelector('main'))).length, lines: linesOf(document.querySelector('main')) }),
    submit() {
      marked().requestSubmit();
    },
    read() {
      const states = [...document.querySelectorAll('[aria-expanded], [aria-pressed], [aria-selected], [aria-current], [aria-checked], [aria-invalid], input, details, select')].map((each) => [each.getAttribute('aria-expanded'), each.getAttribute('aria-pressed'), each.getAttribute('aria-selected'), each.getAttribute('aria-current'), each.getAttribute('aria-checked'), each.getAttribute('aria-invalid'), each.checked, each.open, each.selectedIndex].join());
      // The banner of the test link names the release.
      const banner = linesOf(document.querySelector('a[href="/test-release/end"]')?.parentElement);
      const lines = linesOf(document.body).filter((line) => !banner.includes(line));
      return {
        address: location.pathname + location.search + location.hash,
        dialogs: dialogs().map((each) => words(each.getAttribute('aria-label') || document.getElementById(each.getAttribute('aria-labelledby'))?.innerText || each.querySelector('h1, h2, h3')?.innerText || 'a dialog')),
        states: states.join(' '),
        lines,
        hidden: listHidden(),
        focus: acts.focused(),
        scroll: Math.round(scrollY / 100),
        letters: words(shownTextOf(document.querySelector('main'))).length,
        locked: lockOf(),
        heading: words(document.querySelector('h1')?.textContent) + ' / ' + words(document.title),
        pushes: notes?.pushes ?? 0,
        running: notes?.running.size ?? 0,
        held: notes?.listHeld() ?? [],
        marks: [...new Set([...document.querySelectorAll('b#a, ${markElement}')].map((each) => (each.localName === 'b' ? 'what is typed' : each.title)))],
        lost: listLost(),
        remains: [...[...document.body.children].filter(({ localName }) => !['script', 'link', 'style'].includes(localName)).map(describe), ...[document.documentElement, document.body].map(describe)],
        value: marked()?.value ?? null,
        isStuck: isStuck(),
        fields: marked()?.localName === 'form' ? Object.fromEntries([...marked().elements].filter((each) => each.name && each.matches(typed)).map(({ name, value }) => [name, value])) : {},
      };
    },
    /** The name of the focused element, whether it had the focus before, and the name of the one before it where that looked as it looks without the focus. */
    step() {
      const active = document.activeElement;
      const unmarked = passed !== null && passed.element !== active && passed.element.isConnected && lookOf(passed.element) === passed.look ? passed.key : null;
      const focused = acts.focused();
      passed = focused === null ? null : { element: active, key: focused, look: lookOf(active) };
      const isAgain = active !== null && stepped.has(active);
      if (active !== null) stepped.add(active);
      return { focused, unmarked, isAgain };
    },
    focused() {
      const active = document.activeElement;
      return active && active !== document.body ? (active.closest('main') ? '' : 'outside of main: ') + keyOf(active) : null;
    },
  };
  Object.defineProperty(globalThis, '__releaseActs', { value: acts, configurable: true });
})();`;
