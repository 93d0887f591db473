import { startSmallCheck } from './small-check';
import type { Edit } from './small-site';

jest.setTimeout(600_000);

const mark = "performance.mark('app:interactive');";
const then = (code: string): Edit[] => [[mark, `${mark} ${code}`]];
const block = (style: string) => `main.prepend(Object.assign(document.createElement('div'), { style: '${style}' }));`;

const samples: [name: string, edits: Edit[], sentence: string][] = [
  ['a page that is wider than the window', then(block('width: 900px; height: 9px')), 'compare-layout: is 5'],
  ['a page that shifts', then(`setTimeout(() => { ${block('height: 500px')} }, 500);`), 'compare-layout: shifts its layout'],
  ['a page that opens at its end', then(`${block('height: 5000px')} scrollTo(0, 4000);`), 'compare-layout: opens 4000 pixels below'],
  ['a page that fills the history', then("for (let at = 0; at < 5; at += 1) history.pushState({}, '');"), 'compare-history: has '],
  ['text that cannot be selected', [['.list { min', 'main { user-select: none } .list { min']], 'compare-locked: '],
  ['a page that plays a sound', then("void new Audio('/large').play().catch(() => undefined);"), 'HTMLMediaElement.play'],
  ['a large file', then("void fetch('/large');"), 'compare-size: takes 3'],
  ['elements without end', then("main.innerHTML += '<i></i>'.repeat(9000);"), 'compare-size: has 9'],
  [
    'a page that opens late',
    [[mark, `for (const end = performance.now() + 4000; performance.now() < end; );\n${mark}`]],
    'compare-work: keeps',
  ],
  [
    'a page that never rests',
    then('setInterval(() => { for (const end = performance.now() + 80; performance.now() < end; ); }, 90);'),
    'of each 1500 in which nothing happens',
  ],
  [
    'a page that asks where a visitor is',
    then('navigator.geolocation.getCurrentPosition(() => undefined, () => undefined);'),
    'compare-asks: ',
  ],
  [
    'a page that asks whether to leave it',
    then("addEventListener('beforeunload', (event) => event.preventDefault());"),
    'compare-asks: asks a visitor who has done nothing yet: whether to leave the page',
  ],
  ['a value that is missing', then("main.querySelector('.lead').textContent = '₹' + undefined + ' each';"), 'compare-text: '],
  [
    'a link without an address',
    then("document.querySelector('header a').removeAttribute('href');"),
    'compare-links: has links without an address: a "Home"',
  ],
  [
    'a page that does not scroll',
    then("document.documentElement.style.overflow = 'hidden';"),
    'compare-locked: cannot be used when it has opened',
  ],
  ['a list that is there twice', then('main.innerHTML += main.innerHTML;'), 'compare-twice: shows '],
  [
    'words of another language after a while',
    then(
      "setTimeout(() => { main.querySelector('.list').textContent = 'आज की बातें यहाँ पढ़ें और अपनी बात लिखें। सब लोग एक दूसरे का आदर करें।'.repeat(3); }, 900);",
    ),
    'compare-language: has ',
  ],
  [
    'a page that takes no wipe',
    then("document.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });"),
    'compare-events: swallows or prevents events of the whole page: touchmove',
  ],
  ['a header that is gone', then("document.querySelector('header').remove();"), 'compare-lost: shows no header'],
  [
    'a cookie of others that is removed',
    then("document.cookie = 'kept=; Max-Age=0; path=/';"),
    'compare-storage: removes what others keep in the cookie kept',
  ],
  [
    'calls without end when its tab is looked at again',
    then(
      "document.addEventListener('visibilitychange', () => { if (!document.hidden) setInterval(() => void fetch('/apis/forum/list.php'), 20); });",
    ),
    'when its tab is looked at again',
  ],
  [
    'a field that takes no paste',
    then("main.addEventListener('paste', (event) => event.preventDefault());"),
    'paste into input text "Words"',
  ],
  [
    'a replaced fetch',
    then('const own = fetch; window.fetch = (...given) => own(...given);'),
    'compare-globals: changes what all remotes share: window.fetch',
  ],
  ['a console that is silent', then('console.error = () => undefined;'), 'compare-globals: changes what all remotes share: console.error'],
  [
    'a form that cannot be sent any more',
    then('HTMLFormElement.prototype.requestSubmit = () => undefined;'),
    'compare-globals: changes what all remotes share: HTMLFormElement.prototype.requestSubmit',
  ],
  [
    'another value in the cookie of others',
    then("document.cookie = 'kept=no; path=/';"),
    'compare-storage: changes what others keep in the cookie kept',
  ],
];

samples.push(
  [
    'a page that the Space key does not scroll',
    then("addEventListener('keydown', (event) => { if (event.key === ' ') event.preventDefault(); });"),
    'compare-events: swallows or prevents events of the whole page: the key " "',
  ],
  [
    'a page that the wheel does not enlarge',
    then("addEventListener('wheel', (event) => { if (event.ctrlKey) event.preventDefault(); }, { passive: false });"),
    'compare-events: swallows or prevents events of the whole page: wheel with Ctrl',
  ],
  [
    'a page that two fingers do not enlarge',
    [['.list { min', 'main { touch-action: pan-x pan-y } .list { min']],
    'compare-locked: cannot be used when it has opened: two fingers do not enlarge it',
  ],
  [
    'a link to a part that is not there',
    then('main.insertAdjacentHTML("beforeend", "<a href=\\"#rules\\">Rules</a>");'),
    'compare-links: has links without an address: a "Rules"',
  ],
);

samples.push(
  [
    'a page that tells all tabs something without end',
    then("const tabs = new BroadcastChannel('forum'); const tell = () => { tabs.postMessage('here'); setTimeout(tell, 10); }; tell();"),
    'compare-calls: tells other tabs, workers or the storage something ',
  ],
  [
    'a page that writes to the storage without end',
    then("const tell = () => { localStorage.setItem('forum-at', String(performance.now())); setTimeout(tell, 10); }; tell();"),
    'compare-calls: tells other tabs, workers or the storage something ',
  ],
  [
    'a link that opens in this tab although another one is asked for',
    then(
      "document.querySelector('header a').addEventListener('click', (event) => { event.preventDefault(); history.pushState({}, '', '/'); route(); });",
    ),
    'compare-events: swallows or prevents events of the whole page: a click with Ctrl on a "Home"',
  ],
);

const listed: [name: string, edits: Edit[], line: string][] = [
  [
    'a text under another element',
    then(
      "main.querySelector('.lead').insertAdjacentHTML('afterend', '<p style=\"background: #eee; position: relative; margin: -3em 0 1em; height: 2.5em\">Be kind</p>');",
    ),
    'text under another element: + ',
  ],
  [
    'lines that overlap',
    [['.list { min', '.lead { line-height: 0.4 } .list { min']],
    'look: + main p: 16px, 400, sans-serif, rgb(34, 34, 34) on rgb(255, 255, 255), lines of 6.4px',
  ],
  ['a pale part', [['.list { min', '.lead { opacity: 0.4 } .list { min']], 'opacity 0.4'],
  [
    'another icon',
    then("document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: '/other.svg' }));"),
    'head: + icon: ',
  ],
  ['text that is transparent', [['.list { min', '.list { opacity: 0 } .list { min']], 'transparent text: + Saturn returns'],
  [
    'a picture of another site',
    then("main.append(Object.assign(new Image(), { src: 'http://localhost:9/?a' }));"),
    'other site: + http://localhost:9',
  ],
  [
    'a worker for later visits',
    then("void navigator.serviceWorker.register('/worker.js').catch(() => undefined);"),
    'worker: + ServiceWorker /worker.js',
  ],
  ['a poll each minute', then("setInterval(() => void fetch('/apis/forum/list.php'), 60_000);"), 'timer: + each 60 s'],
  ['a page that leaves itself later', then("setTimeout(() => location.assign('/'), 20_000);"), 'timer: + after 10 s to 30 s'],
  [
    'a false rating for search engines',
    then(
      'document.head.append(Object.assign(document.createElement(\'script\'), { type: \'application/ld+json\', textContent: \'{"@type":"Product","rating":{"value":5}}\' }));',
    ),
    'structured data: + Product rating.value: 5',
  ],
  [
    'a page that is loaded again each minute',
    then("document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '60; url=/' }));"),
    'head: + refresh: 60; url=/',
  ],
];

const further: typeof listed = [
  [
    'a picture without a size',
    then("main.append(Object.assign(new Image(), { src: '/picture.svg', alt: '' }));"),
    'which has no size until it is loaded',
  ],
  [
    'a form that is sent to another site',
    then("main.querySelector('.search').action = 'https://other.example/forum';"),
    'form: + get https://other.example/forum',
  ],
  ['a field that takes three letters', then("main.querySelector('.search input').maxLength = 3;"), 'query text maxlength 3'],
  ['styles for the whole site', [['.list { min', '* { font-family: monospace !important } .list { min']], 'look: − html'],
  ['a header that is moved away', [['.list { min', 'header { transform: translateX(-8px) } .list { min']], 'look: + header at -8'],
  [
    'what moves although nobody wants it',
    [['.list { min', '@keyframes turn { to { rotate: 1turn } } h1 { animation: turn 2s infinite } .list { min']],
    'animation: + turn of h1',
  ],
  ['a cookie for a year', then("document.cookie = 'forum=1; path=/; max-age=31536000';"), 'cookie: + forum Lax for 365 days'],
  ['a token in the address', then("history.replaceState({}, '', '/forum?token=abc');"), 'path: "/forum" is now "/forum?token=abc"'],
  [
    'another parameter of a call',
    [["call('/apis/forum/list.php')", "call('/apis/forum/list.php?uid=7')"]],
    'API call: + GET /apis/forum/list.php?uid',
  ],
  ['links that search engines do not follow', then("document.querySelector('header a').rel = 'nofollow';"), 'nofollow'],
];

const honest: [name: string, edits: Edit[]][] = [
  ['a message to other tabs', then("new BroadcastChannel('forum').postMessage('here'); localStorage.setItem('forum-at', '1');")],
  ['a picture with a size', then("main.append(Object.assign(new Image(9, 9), { src: '/picture.svg', alt: '' }));")],
  [
    'a link that leaves a click with Ctrl to the browser',
    then(
      "document.querySelector('header a').addEventListener('click', (event) => { if (event.ctrlKey) return; event.preventDefault(); history.pushState({}, '', '/'); route(); });",
    ),
  ],
  [
    'a block that comes late and below',
    then("setTimeout(() => { main.append(Object.assign(document.createElement('div'), { style: 'height: 500px' })); }, 300);"),
  ],
  ['an address that is tidied', then("history.replaceState({}, '', '/forum');")],
  [
    'a question before it is left, once something was typed',
    then("main.addEventListener('input', () => addEventListener('beforeunload', (event) => event.preventDefault()));"),
  ],
  [
    'a place that is asked for by a press',
    then("main.querySelector('.guide').addEventListener('click', () => navigator.geolocation.getCurrentPosition(() => undefined));"),
  ],
  ['a button whose words are not selected', [['.list { min', 'button { user-select: none } .list { min']]],
  [
    'a list that is asked for once more when its tab is looked at again',
    then("document.addEventListener('visibilitychange', () => { if (!document.hidden) void fetch('/apis/forum/list.php'); });"),
  ],
  [
    'a link to the page that is open',
    then(
      "document.querySelector('header').append(Object.assign(document.createElement('a'), { ariaCurrent: 'page', textContent: 'Forum' }));",
    ),
  ],
];

let check: Awaited<ReturnType<typeof startSmallCheck>>;
beforeAll(async () => {
  check = await startSmallCheck(Object.fromEntries([...samples, ...listed, ...further, ...honest].map(([name, edits]) => [name, edits])));
});
afterAll(() => check.stop());

it.each(samples)('refuses %s', async (name, _edits, sentence) => {
  const { findings, isJudged } = await check.compareOpened(name);
  const said = findings.map(({ rule, message }) => `${rule}: ${message}`);
  expect({ said, isJudged }).toEqual({ said: expect.arrayContaining([expect.stringContaining(sentence)]) as string[], isJudged: true });
});

it.each([...listed, ...further])('lists %s', async (name, _edits, line) => {
  const { findings, differences, isJudged } = await check.compareOpened(name);
  const said = { findings: [], differences: expect.arrayContaining([expect.stringContaining(line)]) as string[], isJudged: true };
  expect({ findings, differences, isJudged }).toEqual(said);
});

it('finds nothing between a release and itself', async () => {
  const { findings, differences, isJudged } = await check.compareOpened('live');
  expect({ findings, differences, isJudged }).toEqual({ findings: [], differences: [], isJudged: true });
});

it.each(honest)('accepts %s', async (name) => {
  const { findings, isJudged } = await check.compareOpened(name);
  expect({ findings, isJudged }).toEqual({ findings: [], isJudged: true });
});
