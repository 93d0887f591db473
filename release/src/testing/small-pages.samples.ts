import { act } from '../check/acts/act';
import { circumstances, openUnder } from '../check/acts/circumstances/circumstances';
import { listFaults } from '../check/acts/circumstances/endpoint-faults';
import type { Run } from '../check/acts/side-by-side';
import { startSmallCheck } from './small-check';
import type { Edit } from './small-site';

// Attempts have six times the usual limits, because tests must pass on a busy machine too.
jest.setTimeout(600_000);

const list = '/apis/forum/list.php';
const after = "performance.mark('app:interactive');";
const all = [...circumstances, ...listFaults(list)];

const under =
  (words: string) =>
  (site: string): Run => {
    const [circumstance, other] = all.filter(({ name }) => name.includes(words));
    if (circumstance === undefined || other !== undefined) throw new Error(`${words} is not one circumstance`);
    return async (used) => openUnder(used, circumstance, { address: `${site}/forum`, elsewhere: `${site}/` });
  };
const filled =
  (key: string, manner: 'sound' | 'unsound' | 'odd' | 'twice' | 'reload', isAccepted = false) =>
  (site: string): Run =>
  async (used) =>
    act(used, { address: `${site}/forum`, steps: [{ scope: 'main', key, manner, isForm: true }], isAccepted });

const pressed =
  (key: string) =>
  (site: string): Run =>
  async (used) =>
    act(used, { address: `${site}/forum`, steps: [{ scope: 'main', key, manner: 'press', isForm: false }], isAccepted: false });

type Sample = [name: string, run: (site: string) => Run, edits: Edit[], sentence: string, isAccepted?: boolean];

const odd = (test: string): Edit[] => [["history.pushState({}, ''", `if (${test}) throw new Error('odd');\n    history.pushState({}, ''`]];
const samples: Sample[] = [
  [
    'malformed escapes',
    filled('form "Search"', 'unsound'),
    [['encodeURIComponent(words)', 'decodeURIComponent(words)']],
    'act-error: throws',
  ],
  ['digits of other scripts', filled('form "Search"', 'odd'), odd('/[०-९]/.test(words)'), 'odd (with'],
  ['only spaces', filled('form "Search"', 'odd'), odd("words !== '' && words.trim() === ''"), 'odd (with'],
  [
    'a list that is old after a write',
    filled('form "Post"', 'sound', true),
    [["'Posted';\n      await load();", "'Posted';"]],
    'act-stale: ',
    true,
  ],
  [
    'a form that sends each press',
    filled('form "Post"', 'twice'),
    [['if (isPosting) return;', '']],
    'act-sends: sends POST /apis/forum/add.php 2 times',
  ],
  [
    'a dialog after which the page does not scroll',
    pressed('button "Guide"'),
    [['dialog.showModal())', "{ dialog.showModal(); document.body.style.overflow = 'hidden'; })"]],
    'act-locked: leaves the page locked',
  ],
  [
    'a dialog that loses the focus',
    pressed('button "Guide"'),
    [
      [
        'dialog.showModal());',
        "dialog.showModal());\n  dialog.addEventListener('close', () => setTimeout(() => document.activeElement.blur()));",
      ],
    ],
    'and the focus is lost',
  ],
  [
    'a dialog that loses the focus when its button closes it',
    (site: string): Run =>
      async (used) =>
        act(used, {
          address: `${site}/forum`,
          steps: [
            { scope: 'main', key: 'button "Guide"', manner: 'press', isForm: false },
            { scope: 'dialog', key: 'button "Close"', manner: 'press', isForm: false },
          ],
          isAccepted: false,
        }),
    [['() => dialog.close());', '() => { dialog.close(); setTimeout(() => document.activeElement.blur(), 100); });']],
    'act-back: loses the focus',
  ],
  [
    'a form that loses what was typed when the site is busy',
    filled('form "Post"', 'sound'),
    [["note.textContent = 'Not posted';", "note.textContent = 'Not posted'; post.reset();"]],
    'act-typed: loses what was typed as text',
  ],
  [
    'a draft that is lost when the page is loaded again',
    filled('form "Post"', 'reload'),
    [["sessionStorage.setItem('draft', text.value);", '']],
    'act-typed: loses what was typed as text',
  ],
  [
    'a button that is busy for ever',
    filled('form "Post"', 'sound'),
    [['isPosting = true;', "isPosting = true; post.querySelector('button').disabled = true;"]],
    'act-locked: takes no further press',
  ],
  [
    'a field that calls without end once it has the focus',
    (site: string): Run =>
      async (used) =>
        act(used, {
          address: `${site}/forum`,
          steps: [{ scope: 'main', key: 'input text "Words"', manner: 'sound', isForm: false }],
          isAccepted: false,
        }),
    [
      [
        after,
        `${after} main.addEventListener('focusin', () => { let calls = 0; setInterval(() => { if ((calls += 1) < 60) void fetch('/apis/forum/list.php'); }, 30); }, { once: true });`,
      ],
    ],
    'act-calls: ',
  ],
  [
    'a page that is empty on a wide window',
    under('dark theme'),
    [['.list { min', '@media (min-width: 1000px) { main > * { display: none } } .list { min']],
    'act-lost: has nothing in its main',
  ],
  [
    'a page that is wider than a wide window',
    under('dark theme'),
    [['.list { min', '@media (min-width: 1000px) { .list { width: 1900px } } .list { min']],
    'act-unseen: cannot be read or pressed when',
  ],
  [
    'a way back that is undone',
    under('by a link from another remote'),
    [
      [
        "addEventListener('popstate', route);",
        "addEventListener('popstate', (event) => { route(); if (event.isTrusted && !location.pathname.endsWith('/forum')) setTimeout(() => history.go(1), 50); });",
      ],
    ],
    'act-back: leads back to /forum',
  ],
  [
    'what a member leaves behind',
    under('whom comes after'),
    [
      [
        after,
        `${after} document.cookie.includes('jwt=') && localStorage.setItem('who', 'Asha Verma'); main.append(localStorage.getItem('who') ?? '');`,
      ],
    ],
    'act-person: shows what the member saw',
  ],
  [
    'a storage that grows',
    under('again and again'),
    [['const turn', "localStorage.setItem('seen', (localStorage.getItem('seen') ?? '') + 'row '.repeat(2000));\n  const turn"]],
    'letters in the storage behind each time',
  ],
  [
    'a focus that cannot be seen',
    under('by the keyboard'),
    [['.list { min', ':focus-visible { outline: none } .list { min']],
    'act-keyboard: does not show the focus',
  ],
  [
    'a field that the keyboard does not leave',
    under('by the keyboard'),
    [
      [
        after,
        `${after} main.addEventListener('keydown', (event) => { if (event.key === 'Tab' && event.target.name === 'query') event.preventDefault(); });`,
      ],
    ],
    'act-keyboard: is not reached',
  ],
  ['a page that is not translated', under('shown in Hindi'), [["location.pathname.startsWith('/hi/')", 'false']], 'act-language: has 0 %'],
  [
    'a page that throws when it is pointed at',
    under('with a mouse'),
    [
      [
        after,
        `${after} main.addEventListener('mouseover', ({ target }) => { if (target.name === 'query') throw new Error('not there'); });`,
      ],
    ],
    'act-error: throws when',
  ],
  [
    'a page that is empty while it waits',
    under('comes late'),
    [
      [
        'await load();\n}',
        'const kept = main.innerHTML; main.innerHTML = ""; await call("/apis/forum/list.php"); main.innerHTML = kept;\n}',
      ],
    ],
    'act-lost: has nothing in its main for the time',
  ],
  [
    'a late answer that takes what was typed',
    under('comes late'),
    [['list.innerHTML = discussions', 'search.innerHTML = search.innerHTML; list.innerHTML = discussions']],
    'act-typed: keeps ""',
  ],
  [
    'a list that has to have something',
    under('has empty lists'),
    [
      ['discussions.length === 0', 'discussions[0].title === 0'],
      ['} catch {\n      list', '} catch (error) {\n      reportError(error);\n      list'],
    ],
    'act-error: throws',
  ],
  [
    'a refusal that is tried again without end',
    under('is an error'),
    [["list.textContent = 'That", "setTimeout(load, 20);\n      list.textContent = 'That"]],
    'act-calls: ',
  ],
  [
    'an answer that is no JSON',
    under('is no JSON'),
    [['return response.json()', 'return response.json().catch((error) => { reportError(error); throw error; })']],
    'act-error: throws',
  ],
  [
    'a page that an interruption empties',
    under('connection is lost'),
    [[after, `${after} addEventListener('offline', () => main.replaceChildren());`]],
    'act-lost: has nothing in its main',
  ],
  [
    'tabs that answer each other',
    under('two tabs'),
    [[after, `${after} addEventListener('storage', ({ key, newValue }) => { if (newValue) localStorage.setItem(key, newValue + '.'); });`]],
    'act-calls: ',
  ],
  ['what the dark hides', under('dark theme'), [['color: #eee }', 'color: #eee } h1 { color: #111 }']], '"Forum" cannot be seen'],
  [
    'a page without a dark theme',
    under('dark theme'),
    [['{ body { background: #111; color: #eee } }', '{}']],
    'act-unseen: cannot be read or pressed when it is tried: the page is bright in the dark theme',
  ],
  ['what large text cuts', under('200 %'), [['.list { min-height: 1rem }', '.list { height: 80px; overflow: hidden }']], 'is cut off'],
  [
    'what forced colours hide',
    under('200 %'),
    [['.list { min', 'button { forced-color-adjust: none; background: #fff; color: #fff; border-color: #fff } .list { min']],
    '"Post" cannot be seen',
  ],
  [
    'listeners that stay',
    under('again and again'),
    [['const turn', "for (let at = 0; at < 20; at += 1) addEventListener('resize', () => void at);\n  const turn"]],
    'listeners behind each time',
  ],
  [
    'memory that stays',
    under('again and again'),
    [
      ['let shown', 'const all = [];\nlet shown'],
      ['const turn', "all.push(Array.from({ length: 50000 }, (_, at) => 'row ' + at));\n  const turn"],
    ],
    'bytes of the heap',
  ],
];

/** Content that the browser draws only when it comes near the window. */
const far: Edit[] = [['.list { min', '.list { content-visibility: auto; margin-top: 3000px } .list { min']];

let check: Awaited<ReturnType<typeof startSmallCheck>>;
beforeAll(async () => {
  check = await startSmallCheck({ ...Object.fromEntries(samples.map(([name, , edits]) => [name, edits])), far });
});
afterAll(() => check.stop());

it.each(samples)('refuses %s', async (name, run, _edits, sentence, isAccepted = false) => {
  const { comparison, isJudged } = await check.compare(name, run, isAccepted);
  const said = comparison.findings.map(({ rule, message }) => `${rule}: ${message}`);
  expect({ said, isJudged }).toEqual({ said: [expect.stringContaining(sentence)], isJudged: true });
});

const own: [name: string, run: (site: string) => Run, isAccepted: boolean][] = [
  ...all.map(({ name }): [string, (site: string) => Run, boolean] => [name, under(name), false]),
  ...(['sound', 'unsound', 'odd'] as const).map((manner): [string, (site: string) => Run, boolean] => [
    manner,
    filled('form "Search"', manner),
    false,
  ]),
  ['a dialog', pressed('button "Guide"'), false],
  ['a write that is pressed twice', filled('form "Post"', 'twice'), false],
  ['a draft', filled('form "Post"', 'reload'), false],
  ['a write that is refused', filled('form "Post"', 'sound'), false],
  ['a write that is accepted', filled('form "Post"', 'sound', true), true],
];

it.each(own)('finds nothing between a release and itself: %s', async (_name, run, isAccepted) => {
  const { comparison, isJudged } = await check.compare('live', run, isAccepted);
  expect({ ...comparison, isJudged }).toEqual({ findings: [], differences: [], isJudged: true });
});

it('sees in the dark theme what the browser does not draw yet', async () => {
  const { known, isJudged } = await check.compare('far', under('dark theme'), false, 'far');
  expect({ known, isJudged }).toEqual({ known: [], isJudged: true });
});

/** The reported fault of both releases; `null` for a fault that only a comparison with a good live release shows. */
const shared: [name: string, known: string | null][] = [
  ['malformed escapes', 'throws URI malformed'],
  ['tabs that answer each other', null],
  ['what the dark hides', '"Forum" cannot be seen'],
  ['listeners that stay', 'leaves listeners behind each time'],
];

it.each(shared)('reports a fault of both releases without a refusal: %s', async (shown, sentence) => {
  const [name, run, , , isAccepted = false] = samples.find(([each]) => each === shown) ?? samples[0]!;
  const { comparison, known, isJudged } = await check.compare(name, run, isAccepted, name);
  expect({ ...comparison, known, isJudged }).toEqual({
    findings: [],
    differences: [],
    known: sentence === null ? [] : (expect.arrayContaining([expect.stringContaining(sentence)]) as string[]),
    isJudged: true,
  });
});
