import { judgeSamples, type SmallSample } from './judge-samples';
import type { Edit } from './small-site';
import { under, use, type SmallTry } from './small-tries';

// Attempts have six times the usual limits, because tests must pass on a busy machine too.
jest.setTimeout(600_000);

const open = "main.querySelector('.guide').addEventListener('click', () => dialog.showModal());";
const onOpen = (code: string): Edit[] => [[open, `${open} main.querySelector('.guide').addEventListener('click', () => { ${code} });`]];
const instead = (code: string): Edit[] => [[open, `main.querySelector('.guide').addEventListener('click', (event) => { ${code} });`]];
const turn = 'const turn = (shown += 1);';
const guide = 'button "Guide"';

const refused: SmallSample[] = [
  [
    'a button that takes no mouse',
    use(guide, 'click'),
    instead("if (event.pointerType !== 'mouse') dialog.showModal();"),
    'act-dead: does nothing',
  ],
  [
    'a form that the Enter key does not send',
    use('form "Search"', 'unsound'),
    [
      [
        "search.addEventListener('submit'",
        "search.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());\n  search.addEventListener('submit'",
      ],
    ],
    'act-dead: does nothing',
  ],
  [
    'a press that clears the storage of others',
    use(guide, 'press'),
    onOpen('localStorage.clear();'),
    'act-storage: removes what others keep in localStorage',
  ],
  [
    'a press that removes a cookie of others',
    use(guide, 'press'),
    onOpen("document.cookie = 'kept=; path=/; max-age=0';"),
    'the cookie kept',
  ],
  [
    'a press that fills the history',
    use(guide, 'press'),
    onOpen("for (let at = 0; at < 5; at += 1) history.pushState({}, '');"),
    'act-back: adds 5 entries',
  ],
  [
    'the heading of the page before',
    under('by a link from another remote'),
    [["'<h1>' + words[0]", "'<h1>' + (turn > 1 ? 'Home' : words[0])"]],
    'act-stale: still has the heading "Home"',
  ],
];

const opensSearch = "const words = new FormData(search).get('query');";
refused.push(
  [
    'typed text that becomes an element',
    use('form "Search"', 'unsound'),
    [[opensSearch, `${opensSearch} note.innerHTML = words;`]],
    'act-markup: makes an element of what is typed',
  ],
  [
    'text of the API that becomes an element',
    under('with markup in its query'),
    [
      [
        turn,
        `${turn} void call('/apis/forum/list.php').then(({ discussions }) => main.insertAdjacentHTML('beforeend', '<p>' + discussions[0].body + '</p>'));`,
      ],
    ],
    'act-markup: makes an element of /apis/forum/list.php',
  ],
  [
    'a press that keeps the browser busy',
    use(guide, 'press'),
    onOpen('for (const end = performance.now() + 4000; performance.now() < end; );'),
    'act-work: keeps the browser busy',
  ],
  [
    'pale text in the dark',
    under('dark theme'),
    [['.list { min', '@media (prefers-color-scheme: dark) { .lead { color: #444 } } .list { min']],
    'has hardly any contrast',
  ],
  [
    'a write without its key',
    use('form "Post"', 'sound'),
    [["'idempotency-key': String(performance.now())", "'x-key': '1'"]],
    'without an Idempotency-Key',
  ],
);

const listed: SmallSample[] = [
  [
    'a failure that is not told',
    under('while the API fails'),
    [["list.textContent = 'That failed. Try again later.';", "list.textContent = 'No talks';"]],
    'does not show "That failed. Try again later."',
  ],
  [
    'what a wide window hides',
    under('dark theme'),
    [['.list { min', '@media (min-width: 1000px) { .lead { display: none } } .list { min']],
    'hides "Read the talks',
  ],
  [
    'a listener that stays',
    under('by a link from another remote'),
    [[turn, `${turn} addEventListener('resize', () => void turn);`]],
    'keeps a listener (window resize)',
  ],
  ['a press with a late answer', use(guide, 'press'), instead('setTimeout(() => dialog.showModal(), 2200);'), 'answers much later'],
  [
    'a press that tells another site',
    use(guide, 'press'),
    onOpen("new Image().src = 'http://localhost:9/?pressed';"),
    'calls http://localhost:9',
  ],
  [
    'a timer that stays',
    under('by a link from another remote'),
    [[turn, `${turn} setInterval(() => undefined, 50_000);`]],
    'keeps a timer running',
  ],
  [
    'an element that stays',
    under('by a link from another remote'),
    [[turn, `${turn} document.body.append(Object.assign(document.createElement('div'), { className: 'mask' }));`]],
    'leaves "div mask" behind',
  ],
  [
    'a Hindi page that search engines take for the English one',
    under('shown in Hindi'),
    [[turn, `${turn} document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: '/forum' }));`]],
    'has "link canonical',
  ],
  ['other words in Hindi', under('shown in Hindi'), [['किसी का नाम या पता यहाँ न लिखें।', 'दाम ₹ 5 है।']], 'does not have'],
];

listed.push(['a press that is felt', use(guide, 'click'), onOpen('navigator.vibrate?.(10);'), 'adds a call of navigator.vibrate']);

const honest: [name: string, run: SmallTry, edits: Edit[]][] = [
  ['a press that is answered a little later', use(guide, 'press'), instead('setTimeout(() => dialog.showModal(), 400);')],
  ['one entry in the history for a dialog', use(guide, 'press'), onOpen("history.pushState({}, '');")],
  ['a storage key of a press', use(guide, 'press'), onOpen("localStorage.setItem('forum-guide.1', 'seen');")],
  [
    'the notice of the tested release',
    under('shown in Hindi'),
    [
      [
        turn,
        `${turn} document.body.append(Object.assign(document.createElement('p'), { className: 'unfinished', textContent: 'जाँच forum-2' }));`,
      ],
    ],
  ],
];

const getCheck = judgeSamples({ refused, listed, honest });

const own: [name: string, run: SmallTry][] = [
  ['a click', use(guide, 'click')],
  ['a form that is sent by the Enter key', use('form "Search"', 'unsound')],
  ['by a link', under('by a link from another remote')],
  ['in Hindi', under('shown in Hindi')],
];
it.each(own)('finds nothing between a release and itself: %s', async (_name, run) => {
  const { comparison, isJudged } = await getCheck().compare('live', run, false);
  expect({ ...comparison, isJudged }).toEqual({ findings: [], differences: [], isJudged: true });
});
