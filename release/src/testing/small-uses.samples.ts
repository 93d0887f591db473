import { judgeSamples, type SmallSample } from './judge-samples';
import type { Edit } from './small-site';
import { under, use, type SmallTry } from './small-tries';

// Attempts have six times the usual limits, because tests must pass on a busy machine too.
jest.setTimeout(600_000);

const open = "main.querySelector('.guide').addEventListener('click', () => dialog.showModal());";
const onOpen = (code: string): Edit[] => [[open, `${open} main.querySelector('.guide').addEventListener('click', () => { ${code} });`]];
const text = "const text = post.querySelector('textarea');";
const onText = (code: string): Edit[] => [[text, `${text} ${code}`]];
const guide = 'button "Guide"';
const field = 'textarea "Text"';
const again = "text.addEventListener('input', () => { const next = text.cloneNode(); next.value = text.value; text.replaceWith(next); });";
const style = (rule: string): Edit[] => [['.list { min', `${rule} .list { min`]];

const refused: SmallSample[] = [
  ['a field that is another element after each key', use('form "Post"', 'sound'), onText(again), 'act-sends: '],
  [
    'a field that takes no key',
    use(field, 'sound'),
    onText("text.addEventListener('keydown', (event) => event.preventDefault());"),
    'act-typed: keeps "satu',
  ],
  [
    'a field that is emptied when the focus leaves it',
    use(field, 'sound'),
    onText("text.addEventListener('blur', () => { text.value = ''; });"),
    'act-typed: keeps ""',
  ],
  [
    'a page that is empty on paper',
    under('dark theme'),
    style('@media print { main { display: none } }'),
    'act-lost: has 0 letters in its main when it is printed',
  ],
  [
    'a page that is empty on a tablet',
    under('dark theme'),
    style('@media (min-width: 600px) and (max-width: 900px) { main { display: none } }'),
    'when it is shown 620 pixels wide',
  ],
  [
    'a page that is too wide on a tablet',
    under('dark theme'),
    style('@media (min-width: 600px) and (max-width: 900px) { main { width: 900px } }'),
    '(768 pixels wide)',
  ],
];

refused.push([
  'a draft in another shape than the live release stores',
  under('live release has stored'),
  [
    [
      "text.value = sessionStorage.getItem('draft') ?? '';",
      "setTimeout(() => { text.value = JSON.parse(sessionStorage.getItem('draft') ?? '\"\"'); }, 50);",
    ],
  ],
  'act-error: throws',
]);
const listed: SmallSample[] = [
  [
    'a draft under another name',
    under('live release has stored'),
    [["sessionStorage.getItem('draft')", "sessionStorage.getItem('draft-2')"]],
    'does not have what was typed into the live release as text',
  ],
  [
    'styles that stay',
    under('by a link from another remote'),
    [
      [
        'const turn = (shown += 1);',
        "const turn = (shown += 1); document.head.insertAdjacentHTML('beforeend', '<style>h1 { color: red }</style>');",
      ],
    ],
    'leaves "the look of main h1',
  ],
  [
    'a dialog with another link',
    use(guide, 'press'),
    onOpen("dialog.insertAdjacentHTML('beforeend', '<a href=\"/rules\">Rules</a>');"),
    'adds a link "Rules" to /rules',
  ],
  [
    'a dialog with a field that is not filled in',
    use(guide, 'press'),
    onOpen('dialog.insertAdjacentHTML(\'beforeend\', \'<input name="code" autocomplete="off">\');'),
    'adds a field code text off',
  ],
  [
    'an announcement that no reader reads',
    use('form "Post"', 'sound'),
    [
      ['<p role="alert">', '<p class="alert">'],
      ['.post, [role="alert"]', '.post, .alert'],
    ],
    'does not add the announcement "Not posted"',
  ],
  [
    'a press that asks for the location',
    use(guide, 'press'),
    onOpen('navigator.geolocation.getCurrentPosition(() => undefined, () => undefined);'),
    'adds a call of Geolocation.getCurrentPosition',
  ],
];

const honest: [name: string, run: SmallTry, edits: Edit[]][] = [
  [
    'a field with capital letters',
    use(field, 'sound'),
    onText("text.addEventListener('blur', () => { text.value = text.value.trim(); });"),
  ],
  [
    'a new field beside a draft',
    under('live release has stored'),
    [['<textarea name="text"', '<input name="place" aria-label="Place"><textarea name="text"']],
  ],
  ['other margins on paper', under('dark theme'), style('@media print { main { margin: 2cm } header { display: none } }')],
];

const getCheck = judgeSamples({ refused, listed, honest });

it('sends a form twice with different texts, so that a key of both is found', async () => {
  const { own } = await getCheck().compare('live', use('form "Post"', 'again'), false);
  expect(new Set(own.sent.map(({ fields }) => fields.text)).size).toBe(2);
});
