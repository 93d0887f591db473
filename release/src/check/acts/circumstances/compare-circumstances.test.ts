import { findUnderCircumstance, listKnownGrowth } from './compare-circumstances';
import { toOutcome, type Outcome } from '../outcome';

const growth = { nodes: 2, listeners: 0, bytes: 20_000, stored: 0 };
const written = { share: 0.8, foreign: [], texts: [], head: [] };
const live: Partial<Outcome> = { letters: 900, written, waiting: 40, busy: 3, growth, left: ['Hello'], unseen: ['"Old" is cut off'] };
const typed = [{ call: 'POST /apis/forum/comment.php', fields: { comment: 'saturn rises' }, isWrite: true }];
const pressed = [{ call: 'POST /apis/forum/vote.php', fields: { type: '1' }, isWrite: true }];
const asks = ['GET /apis/forum/get.php', 'POST /apis/forum/comment.php'];

const find = (candidate: Partial<Outcome>, lives: Partial<Outcome>[], isAccepted = false) =>
  findUnderCircumstance(
    toOutcome({ ...live, ...candidate }),
    lives.map((each) => toOutcome({ ...live, ...each })),
    'it is open',
    isAccepted,
  ).map((said) => said.join(': '));

it.each<[string, Partial<Outcome>, Partial<Outcome>, string]>([
  ['an empty page', { letters: 0 }, {}, 'act-lost: has nothing in its main when it is open'],
  ['a page that is empty while it waits', { waiting: 0 }, {}, 'act-lost: has nothing in its main for the time in which it is open'],
  [
    'a page that is empty on paper',
    { otherwise: { printed: { letters: 0, lines: [] } } },
    { otherwise: { printed: { letters: 90, lines: [] } } },
    'act-lost: has 0 letters in its main when it is printed; the live release has 90',
  ],
  ['calls without end', { busy: 80 }, {}, 'act-calls: calls the API or writes to the storage 80 times when it is open; the live release 3'],
  ['listeners that stay', { growth: { ...growth, listeners: 30 } }, {}, 'act-growth: leaves 30 listeners behind each time'],
  [
    'data that stays',
    { growth: { ...growth, bytes: 3_000_000, stored: 0 } },
    {},
    'act-growth: leaves 3000000 bytes of the heap behind each time',
  ],
  ['a storage that grows', { growth: { ...growth, stored: 9000 } }, {}, 'act-growth: leaves 9000 letters in the storage behind each time'],
  ['what a member leaves behind', { left: ['Hello', 'Asha'] }, {}, 'act-person: shows what the member saw when it is open: "Asha"'],
  ['text that cannot be seen', { unseen: ['"New" cannot be seen'] }, {}, 'act-unseen: cannot be read or pressed when it is open: "New"'],
  [
    'a page in another language',
    { written: { ...written, share: 0.1 } },
    {},
    'act-language: has 10 % of its letters in the script of its language when it is open; the live release 80 %',
  ],
])('refuses %s', (_what, candidate, other, sentence) => {
  expect(find(candidate, [other, other])).toEqual([expect.stringContaining(sentence)]);
});

it.each<[string, Partial<Outcome>, Partial<Outcome>[]]>([
  ['what is so on the live release at times too', { letters: 0, waiting: 0 }, [{}, { letters: 0, waiting: 0 }]],
  [
    'what was not measured on the live release',
    { busy: 80, growth: { ...growth, nodes: 900 }, unseen: ['"New" is covered'] },
    [{ busy: null, growth: null, unseen: null }],
  ],
  ['growth that the live release has too', { growth: { ...growth, nodes: 900 } }, [{ growth: { ...growth, nodes: 400 } }]],
  [
    'a page of which the live release has few words in its language too',
    { written: { ...written, share: 0.1 } },
    [{ written: { ...written, share: 0.3 } }],
  ],
  ['a few more calls', { busy: 14 }, [{}]],
])('treats as noise: %s', (_what, candidate, lives) => {
  expect(find(candidate, lives)).toEqual([]);
});

it('refuses a page that shows neither the typed text nor the result of a write', () => {
  const sent = [
    { sent: typed, calls: asks },
    { sent: typed, calls: asks },
  ];
  expect(find({ sent: typed, calls: asks.slice(1) }, sent, true)).toEqual([
    expect.stringContaining('act-stale: does not ask for GET /apis/forum/get.php'),
  ]);
  expect(find({ sent: typed, calls: asks.slice(1), shown: ['saturn rises'] }, sent, true)).toEqual([]);
  expect(find({ sent: pressed, calls: [] }, [{ sent: pressed, calls: asks }], true)).toEqual([]);
});

it('names what both releases leave behind', () => {
  const leaves = (nodes: number) => toOutcome({ growth: { ...growth, nodes } });
  expect(listKnownGrowth(leaves(900), leaves(500))).toEqual(['leaves nodes behind each time']);
  expect(listKnownGrowth(leaves(900), leaves(5))).toEqual([]);
});
