import { judgeSamples, type SmallSample } from './judge-samples';
import type { Edit } from './small-site';
import { under, use, type SmallTry } from './small-tries';

// Attempts have six times the usual limits, because tests must pass on a busy machine too.
jest.setTimeout(600_000);

const mark = "performance.mark('app:interactive');";
const then = (code: string): Edit[] => [[mark, `${mark} ${code}`]];
const turn = 'const turn = (shown += 1);';
const shows = 'list.innerHTML = discussions.length === 0 ?';
const onList = (code: string): Edit[] => [[shows, `${code}\n      ${shows}`]];
const style = (rule: string): Edit[] => [['.list { min', `${rule} .list { min`]];
const throws = (words: string) => `setTimeout(() => { throw new Error('${words}'); });`;
const refusal = "note.textContent = 'Not posted';";
const onRefusal = (code: string): Edit[] => [[refusal, `${refusal} ${code}`]];
const cover = (ms: number) =>
  `const cover = Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0; background: #eee8' }); document.body.append(cover); setTimeout(() => cover.remove(), ${ms});`;
const text = "const text = post.querySelector('textarea');";
const stores = "sessionStorage.setItem('draft', text.value);";
const guide = 'button "Guide"';
const open = "main.querySelector('.guide').addEventListener('click', () => dialog.showModal());";
const isHindi = "location.pathname.startsWith('/hi/')";
const between = '@media (min-width: 500px) and (max-width: 700px)';
const asks = 'const response = await fetch(path, body && write);';
const again = (key: string): Edit[] => [
  [
    asks,
    `const late = body && setTimeout(() => void fetch(path, { ...write, headers: { ...write.headers, 'idempotency-key': ${key} } }), 4000);
  ${asks}
  clearTimeout(late);`,
  ],
];

const refused: SmallSample[] = [
  [
    'a page that works only at the first visit of a browser',
    under('live release has stored'),
    then("if (localStorage.getItem('forum-seen')) main.replaceChildren(); else localStorage.setItem('forum-seen', '1');"),
    'act-lost: has 0 letters in its main when it is opened once more in the same browser',
  ],
  [
    'a page that works only the first time in a document',
    under('by a link from another remote'),
    [
      ['let shown', 'let opened = 0;\nlet shown'],
      [turn, `${turn} opened += 1; if (opened > 1) return void main.replaceChildren();`],
    ],
    'act-lost: has 0 letters in its main when it is reached again by the forward button',
  ],
  [
    'a page that is English once it is reached by a link',
    under('shown in Hindi'),
    [
      ['let shown', "const other = ['Forum', 'Read the talks of today and write your own.'.repeat(4)];\nlet shown"],
      [turn, `${turn} if (turn > 1) words.splice(0, 2, ...other);`],
    ],
    'act-language: has ',
  ],
  [
    'a page that throws in the evening',
    under('in the evening'),
    then(`if (new Date().getHours() >= 20) ${throws('too late')}`),
    'too late',
  ],
  [
    'a page that throws at the end of a month',
    under('in the evening'),
    then(`if (new Date(Date.now() + 86_400_000).getDate() === 1) ${throws('no such day')}`),
    'no such day',
  ],
  [
    'a page that is empty after twenty minutes',
    under('left alone'),
    then('setTimeout(() => main.replaceChildren(), 1_200_000);'),
    'act-lost: has nothing in its main',
  ],
  [
    'a page that grows while it is open',
    under('kept open'),
    then(
      "const kept = []; const grow = () => { kept.push(Array.from({ length: 30000 }, (_, at) => 'row ' + at)); setTimeout(grow, 200); }; grow();",
    ),
    'bytes of the heap behind each time',
  ],
  [
    'a list that throws with one entry',
    under('has one entry'),
    onList(`if (discussions.length === 1) ${throws('one')}`),
    'throws when it is tried: one',
  ],
  [
    'a list that throws with many',
    under('a hundred entries'),
    onList(`if (discussions.length > 50) ${throws('many')}`),
    'throws when it is tried: many',
  ],
  [
    'a list that throws without entries',
    under('all lists of the API'),
    onList(`if (discussions.length === 0) ${throws('none')}`),
    'throws when it is tried: none',
  ],
];

refused.push(
  [
    'a page that is too wide between a phone and a tablet',
    under('dark theme'),
    style(`${between} { main { width: 900px } }`),
    '(620 pixels wide)',
  ],
  [
    'large text that is cut off between a phone and a tablet',
    under('200 %'),
    style(`${between} { .list { height: 60px; overflow: hidden } }`),
    'is cut off (620 pixels wide)',
  ],
  [
    'a notice that stays over the button',
    use('form "Post"', 'sound'),
    onRefusal(cover(600_000)),
    'act-locked: leaves the page locked when it is tried: a "Home" is covered',
  ],
  ['a page that needs a storage', under('stores nothing'), [[`try { ${stores} } catch {}`, stores]], 'The storage is full'],
  [
    'a press that throws in Hindi',
    under('shown in Hindi'),
    [[open, `${open} main.querySelector('.guide').addEventListener('click', () => { if (${isHindi}) ${throws('no word')} });`]],
    'no word',
  ],
  [
    'a write that is sent again while its answer is late',
    use('form "Post"', 'twice'),
    again("'again'"),
    'act-sends: sends POST /apis/forum/add.php 2 times',
  ],
  [
    'a form that throws for a banned member',
    use('form "Post"', 'refused'),
    [
      [
        "if (!response.ok) throw new Error('refused');",
        `const { code } = await response.clone().json(); if (code === 'account_banned') ${throws('banned')} if (!response.ok || code) throw new Error('refused');`,
      ],
    ],
    'throws when it is tried: banned',
  ],
  [
    'a text that is sent by the Enter key of a Hindi keyboard',
    use('textarea "Text"', 'sound'),
    [
      [
        text,
        `${text} text.addEventListener('keydown', (event) => { if (event.key === 'Enter') { event.preventDefault(); post.requestSubmit(); } });`,
      ],
    ],
    'act-typed: takes the Enter key',
  ],
  [
    'a title that stays',
    under('by a link from another remote'),
    [["document.title = words[0] + ' | Small';", "document.title ||= words[0] + ' | Small';"]],
    'act-stale: still has the title "Small"',
  ],
  [
    'a page that shows nothing until its scripts have come',
    under('before its scripts'),
    [['<p>The talks of today come', '<p style="opacity: 0">The talks of today come']],
    'act-lost: has nothing in its main when it is tried',
  ],
);

const listed: SmallSample[] = [
  [
    'a write that is sent again with its key',
    use('form "Post"', 'twice'),
    again("write.headers['idempotency-key']"),
    'sends POST /apis/forum/add.php (text), POST /apis/forum/add.php (text) and not POST',
  ],
  [
    'a list that is not on paper',
    under('dark theme'),
    style('@media print { .list { display: none } }'),
    'hides "Saturn returns", as it is printed,',
  ],
  [
    'a list that is hidden on a small tablet',
    under('dark theme'),
    style(`${between} { .lead { display: none } }`),
    'as it is shown 620 pixels wide,',
  ],
  [
    'a greeting in the evening',
    under('in the evening'),
    then("if (new Date().getHours() >= 18) main.insertAdjacentHTML('beforeend', '<p>Good evening</p>');"),
    'shows "Good evening"',
  ],
  [
    'a question after half an hour',
    under('left alone'),
    then("setTimeout(() => main.insertAdjacentHTML('beforeend', '<p>Still there?</p>'), 900_000);"),
    'shows "Still there?"',
  ],
  [
    'other words without entries',
    under('all lists of the API'),
    [["'<p>Nothing yet</p>'", "'<p>Write the first one</p>'"]],
    'shows "Write the first one"',
  ],
  [
    'a note where nothing is stored',
    under('stores nothing'),
    then("try { localStorage.setItem('at', '1'); } catch { main.insertAdjacentHTML('beforeend', '<p>Nothing is stored</p>'); }"),
    'shows "Nothing is stored"',
  ],
];

const honest: [name: string, run: SmallTry, edits: Edit[]][] = [
  ['a notice that covers the page for a moment', use('form "Post"', 'sound'), onRefusal(cover(2500))],
  [
    'a welcome at the second visit',
    under('live release has stored'),
    then(
      "if (localStorage.getItem('forum-seen')) main.insertAdjacentHTML('beforeend', '<p>Welcome back</p>'); localStorage.setItem('forum-seen', '1');",
    ),
  ],
  [
    'a list that is asked for again after ten minutes',
    under('left alone'),
    then("setInterval(() => void fetch('/apis/forum/list.php'), 600_000);"),
  ],
  ['two columns between a phone and a tablet', under('dark theme'), style(`${between} { main { columns: 2 } }`)],
  [
    'a storage that is full and noted',
    under('stores nothing'),
    [[`${stores} } catch {}`, `${stores} } catch { text.dataset.kept = 'no'; }`]],
  ],
  ['other words for each refusal', use('form "Post"', 'refused'), [[refusal, "note.textContent = 'Not posted: ' + Date.now() % 2;"]]],
  [
    'a text that the Enter key breaks, also as it ends a word',
    use('textarea "Text"', 'sound'),
    [[text, `${text} text.addEventListener('keydown', (event) => { if (event.isComposing) return; text.dataset.key = event.key; });`]],
  ],
  [
    'a dialog with Hindi words in Hindi',
    under('shown in Hindi'),
    [[open, `${open} if (${isHindi}) dialog.querySelector('p').textContent = 'Be kind.';`]],
  ],
  [
    'pale content before the scripts',
    under('before its scripts'),
    [['<p>The talks of today come', '<p style="opacity: 0.9">The talks of today come']],
  ],
];

const getCheck = judgeSamples({ refused, listed, honest });

const own: [name: string, run: SmallTry][] = [
  ...[
    'in the evening',
    'left alone',
    'kept open',
    'stores nothing',
    'before its scripts',
    'all lists of the API',
    'has one entry',
    'a hundred entries',
  ].map((words): [string, SmallTry] => [words, under(words)]),
  ['a write that is refused for each reason', use('form "Post"', 'refused')],
  ['a typed text', use('textarea "Text"', 'sound')],
  ['a press', use(guide, 'press')],
];
it.each(own)('finds nothing between a release and itself: %s', async (_name, run) => {
  const { comparison, isJudged } = await getCheck().compare('live', run, false);
  expect({ ...comparison, isJudged }).toEqual({ findings: [], differences: [], isJudged: true });
});
