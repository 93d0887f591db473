/** Storage keys that the check creates as data of another remote: a page that removes them would also remove other remotes' data. */
export const sentinel = 'release-check-of-another-remote';

/** A timeout that a snapshot does not see pass. */
const longMs = 2000;

/**
 * Records what a page does to shared state: listeners on window and document, workers, timers, entries in the history, globals and built-in objects;
 * messages and values in the storage, which all tabs and workers get, permission requests, and how far its layout shifts. Runs before all scripts of the page. Its records are not enumerable, so that
 * pages do not see them.
 */
export const probeSource = /* javascript */ `(() => {
  const notes = { held: new Map(), listeners: [], workers: [], asks: [], timers: new Set(), running: new Set(), pushes: 0, signals: 0, shift: 0, header: null, main: null, title: null };
  Object.defineProperty(globalThis, '__releaseCheck', { value: notes });
  const wrap = (owner, name, note) => {
    const own = owner[name];
    owner[name] = function (...given) { note(this, given); return Reflect.apply(own, this, given); };
  };
  const nameOf = (target, type) => (target === document ? 'document ' + type : target === globalThis || target === undefined ? 'window ' + type : null);
  const release = (name, listener) => notes.held.get(name)?.delete(listener);
  wrap(EventTarget.prototype, 'addEventListener', (target, [type, listener, options]) => {
    const name = nameOf(target, type);
    if (name === null) return;
    notes.listeners.push(name);
    if (!listener || options?.once) return;
    notes.held.set(name, (notes.held.get(name) ?? new Set()).add(listener));
    options?.signal?.addEventListener('abort', () => release(name, listener));
  });
  wrap(EventTarget.prototype, 'removeEventListener', (target, [type, listener]) => release(nameOf(target, type), listener));
  /** Each kind of listener once for each that is still there. */
  notes.listHeld = () => [...notes.held].flatMap(([name, all]) => Array.from({ length: all.size }, () => name));
  const inWords = (ms) => (ms > 120000 ? 'over two minutes' : Math.round(ms / 1000) + ' s');
  // Delays that count from the clock differ a little each time.
  const inSteps = (ms) => (ms < 10000 ? inWords(ms) : ms <= 30000 ? '10 s to 30 s' : ms <= 120000 ? '30 s to two minutes' : inWords(ms));
  const [startInterval, endInterval] = [setInterval, clearInterval];
  globalThis.setInterval = (work, ms, ...given) => {
    const id = startInterval(work, ms, ...given);
    notes.timers.add('each ' + inWords(ms || 0));
    notes.running.add(id);
    return id;
  };
  globalThis.clearInterval = (id) => { notes.running.delete(id); endInterval(id); };
  wrap(globalThis, 'setTimeout', (_window, [, ms]) => { if (ms >= ${longMs}) notes.timers.add('after ' + inSteps(ms)); });
  wrap(history, 'pushState', () => { notes.pushes += 1; });
  const telling = [[globalThis.BroadcastChannel, 'postMessage'], [globalThis.ServiceWorker, 'postMessage'], [globalThis.Worker, 'postMessage'], [globalThis.Storage, 'setItem']];
  for (const [kind, method] of telling) if (kind) wrap(kind.prototype, method, () => { notes.signals += 1; });
  const asking = { Notification: [globalThis.Notification, ['requestPermission']], Geolocation: [globalThis.Geolocation?.prototype, ['getCurrentPosition', 'watchPosition']], MediaDevices: [globalThis.MediaDevices?.prototype, ['getUserMedia', 'getDisplayMedia']], PushManager: [globalThis.PushManager?.prototype, ['subscribe']], Clipboard: [globalThis.Clipboard?.prototype, ['read', 'readText', 'write', 'writeText']], Element: [Element.prototype, ['requestFullscreen', 'requestPointerLock']], HTMLMediaElement: [HTMLMediaElement.prototype, ['play']], navigator: [navigator, ['share', 'vibrate']], window: [globalThis, ['open', 'print', 'alert', 'confirm', 'prompt']] };
  for (const [name, [owner, methods]] of Object.entries(asking))
    for (const method of methods) if (owner?.[method]) wrap(owner, method, (_owner, [text]) => { notes.asks.push(name + '.' + method + (method === 'writeText' ? ' ' + JSON.stringify(String(text).slice(0, 80)) : '')); });
  try { new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) notes.shift += value; }).observe({ type: 'layout-shift', buffered: true }); } catch {}
  for (const name of ['Worker', 'SharedWorker']) {
    const Own = globalThis[name];
    if (Own) globalThis[name] = class extends Own { constructor(...given) { super(...given); notes.workers.push(name + ' ' + new URL(given[0], location.href).pathname); } };
  }
  if (navigator.serviceWorker) wrap(navigator.serviceWorker, 'register', (_container, [script]) => { notes.workers.push('ServiceWorker ' + new URL(script, location.href).pathname); });
  try {
    for (const storage of [localStorage, sessionStorage]) if (storage.getItem('${sentinel}') === null) storage.setItem('${sentinel}', 'kept');
  } catch {}
  const builtins = { Object, Array, String, Number, Function, Promise, Map, Set, Date, JSON, Math, RegExp, Symbol, Error, URL, URLSearchParams, Intl, Event, EventTarget, Node, Element, HTMLElement, Document, Storage, History, Response, Request, Headers, XMLHttpRequest, CustomEvent, navigator, history, document, console, performance, crypto, location, screen, customElements, Reflect };
  const further = 'AbortController AbortSignal Animation Blob BigInt Boolean CSS CSSStyleDeclaration CSSStyleSheet CharacterData DOMParser DOMTokenList DataTransfer DocumentFragment EventSource File FormData HTMLAnchorElement HTMLButtonElement HTMLCollection HTMLDialogElement HTMLFormElement HTMLIFrameElement HTMLImageElement HTMLInputElement HTMLMediaElement HTMLSelectElement HTMLTextAreaElement InputEvent IntersectionObserver KeyboardEvent Location MessageChannel MouseEvent MutationObserver Navigator NodeList Performance PerformanceObserver PointerEvent Proxy Range ReadableStream ResizeObserver SVGElement Screen Selection ShadowRoot SubmitEvent Text TextDecoder TextEncoder TypeError UIEvent Uint8Array WeakMap WeakSet WebSocket Window';
  for (const name of further.split(' ')) if (globalThis[name]) builtins[name] = globalThis[name];
  for (const name of Object.getOwnPropertyNames(Intl)) if (Intl[name].prototype) builtins['Intl.' + name] = Intl[name];
  const objects = Object.entries(builtins).flatMap(([name, value]) => [[name, value], ...(value.prototype ? [[name + '.prototype', value.prototype]] : [])]);
  const read = (object) => new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
  const before = objects.map(([name, object]) => [name, object, read(object)]);
  const globals = new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)?.value]));
  const isSame = (one, other) => one !== undefined && other !== undefined && Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;
  notes.listChanged = () => [
    ...before.flatMap(([name, object, own]) => {
      const now = read(object);
      return [...new Set([...own.keys(), ...now.keys()])].filter((key) => !String(key).startsWith('_react') && !isSame(own.get(key), now.get(key))).map((key) => name + '.' + String(key));
    }),
    ...[...globals].filter(([key, value]) => typeof value === 'function' && globalThis[key] !== value).map(([key]) => 'window.' + String(key)),
  ];
  notes.listAdded = () => Reflect.ownKeys(globalThis).filter((key) => !globals.has(key) && typeof key === 'string' && !/^\\d+$/.test(key));
  addEventListener('DOMContentLoaded', () => {
    const [header, main, title] = ['#root header', '#root main', '#root main h1'].map((selector) => document.querySelector(selector));
    Object.assign(notes, { header, main, title });
  }, { once: true });
})();`;
