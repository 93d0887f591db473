import { compareOutcomes } from './compare-outcomes';
import { toOutcome, type Outcome } from '../outcome';
import type { Thing } from '../thing';

const tried = { at: '/forum, signed out', what: 'button "Search" is pressed', comparesText: true };
const live: Partial<Outcome> = { effects: ['address'], address: '/forum?query=saturn', letters: 900, back: 'leads back to /forum' };
const compare = (candidate: Partial<Outcome>, ...lives: Partial<Outcome>[]) =>
  compareOutcomes(toOutcome({ ...live, ...candidate }), (lives.length > 0 ? lives : [live]).map(toOutcome), tried);

it('finds nothing if both outcomes are the same', () => {
  expect(compare({})).toEqual({ findings: [], differences: [] });
});

const sent = [{ call: 'POST /apis/forum/add.php', fields: { title: 'saturn in the seventh house', tag: 'Aries' } }];
const write = { call: 'POST /apis/forum/add.php', fields: {}, isWrite: true };
const things: Thing[] = Array.from({ length: 12 }, (_, at) => ({ key: `a "${at}"`, way: 'link', isFirst: at === 0 }));
const walked = { reached: ['button "Reply"'], unmarked: [], present: ['button "Reply"', 'a "Guide"'], isLeft: true };

it.each<[string, Partial<Outcome>, Partial<Outcome>, string]>([
  ['a tap that does nothing', { effects: [], address: '/forum' }, live, 'does nothing when button "Search" is pressed'],
  ['a search that throws', { errors: ['votes is undefined'] }, live, 'throws when button "Search" is pressed: votes is undefined'],
  ['a page that never ends its work', { isLate: true }, live, 'does not come to an end'],
  ['what cannot be pressed', { obstacle: 'not stable', effects: [], address: '/forum' }, live, 'cannot be used'],
  ['a form that sends nothing', { sent: [] }, { ...live, sent }, 'does not send POST /apis/forum/add.php'],
  [
    'a form that sends something else',
    { sent: [{ call: 'POST /apis/forum/add.php', fields: { title: '' } }] },
    { ...live, sent },
    'without what was typed as title',
  ],
  ['a field that forgets what is typed', { value: '' }, { ...live, value: 'saturn' }, 'keeps "" of what is typed'],
  ['a dialog that does not open', { effects: ['states'] }, { ...live, effects: ['dialog'], dialogs: ['Report'] }, 'opens no dialog'],
  [
    'a menu without entries',
    { effects: ['dialog'], dialogs: ['Menu'], opened: things.slice(0, 1) },
    { ...live, effects: ['dialog'], dialogs: ['Menu'], opened: things },
    'opens a dialog with 1 things to use when button "Search" is pressed; that of the live release has 12',
  ],
  [
    'a draft that is lost when the page is loaded again',
    { kept: { title: '' } },
    { ...live, kept: { title: 'saturn' } },
    'loses what was typed as title when button "Search" is pressed',
  ],
  ['content that is gone', { letters: 10 }, live, 'has 10 letters in its main'],
  ['a way back that is broken', { back: 'leads back to /forum, which is empty' }, live, 'leads back to /forum, which is empty'],
  [
    'a form that sends twice',
    { sent: [write, write].map((each, at) => ({ ...each, key: String(at) })) },
    { ...live, sent: [{ ...write, key: 'a' }] },
    'sends POST /apis/forum/add.php 2 times',
  ],
  [
    'a page that stays locked',
    { locked: 'it does not scroll' },
    live,
    'leaves the page locked when button "Search" is pressed: it does not',
  ],
  [
    'a focus that is lost when a dialog closes',
    { back: 'is closed by Escape, and the focus is lost' },
    { ...live, back: 'is closed by Escape' },
    'is closed by Escape, and the focus is lost',
  ],
  [
    'a focus that is lost when a button closes a dialog',
    { effects: ['dialog'], focus: null },
    { ...live, effects: ['dialog'], focus: 'button "Menu"' },
    'loses the focus when button "Search" is pressed; the live release has it on button "Menu"',
  ],
  [
    'a form that loses what was typed when the site is busy',
    { sent: [write], fields: { title: '' } },
    { ...live, sent: [write], fields: { title: 'saturn' } },
    'loses what was typed as title when button "Search" is pressed and the site is busy',
  ],
  [
    'a button that is busy for ever',
    { sent: [write], isStuck: true },
    { ...live, sent: [write] },
    'takes no further press when button "Search" is pressed and the site is busy',
  ],
  [
    'a focus that cannot be seen',
    { walked: { ...walked, unmarked: walked.reached } },
    { ...live, walked },
    'does not show the focus when button "Search" is pressed: button "Reply"',
  ],
  ['what the keyboard does not reach', { walked }, { ...live, walked: { ...walked, reached: walked.present } }, 'is not reached'],
])('refuses %s', (_what, candidate, other, sentence) => {
  const { findings } = compare(candidate, other);
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
});

it('treats differences between two visits of the live release as noise', () => {
  const other = { ...live, effects: [], address: '/forum', back: null };
  expect(compare({ effects: [], address: '/forum', back: null, shown: ['now'] }, live, other)).toEqual({ findings: [], differences: [] });
});

it('reports nothing if the live release did not reach the element or timed out', () => {
  const nothing = { findings: [], differences: [] };
  expect(compare({ errors: ['x'] }, { ...live, isLate: true })).toEqual(nothing);
  expect(compare({ errors: ['x'] }, { ...live, isReached: false })).toEqual(nothing);
});

it('accepts a write that is sent again with its key, as often as live, or only by the candidate', () => {
  const [once, again] = [[{ ...write, key: 'a' }], [write, write].map((each) => ({ ...each, key: 'a' }))];
  expect(compare({ sent: again }, { ...live, sent: once }).findings).toEqual([]);
  const twice = [write, write].map((each, at) => ({ ...each, key: String(at) }));
  expect(compare({ sent: twice }, { ...live, sent: twice }).findings).toEqual([]);
  expect(compare({ sent: twice }).findings).toEqual([]);
});

it('lists text that appears on hover, and untranslated text', () => {
  const written = { share: 0.8, foreign: ['Oracle & Astra'], texts: [], head: [] };
  const { findings, differences } = compare(
    { pointed: ['₹ 4'], written: { ...written, foreign: [...written.foreign, 'All talks'] } },
    { ...live, pointed: [], written },
  );
  expect({ findings, differences }).toEqual({
    findings: [],
    differences: [
      '/forum, signed out: shows "₹ 4" when button "Search" is pressed',
      '/forum, signed out: has no words of this language in "All talks" when button "Search" is pressed',
    ],
  });
});

it('lists acts that lead to another address, send another field or show another text', () => {
  const { findings, differences } = compare(
    { address: '/forum', back: null, sent: [{ ...sent[0]!, fields: { ...sent[0]!.fields, sign: 'Leo' } }] },
    { ...live, sent, shown: ['2 results'] },
  );
  expect(findings).toEqual([]);
  expect(differences).toEqual([
    '/forum, signed out: leads to /forum and not to /forum?query=saturn when button "Search" is pressed',
    expect.stringContaining('sends POST /apis/forum/add.php (sign, tag, title) and not'),
    '/forum, signed out: does not show "2 results" when button "Search" is pressed',
  ]);
});

it('reports how far a page scrolls, and buttons that stay disabled', () => {
  expect(compare({ scrolled: -8, isStuck: true }).differences).toEqual([
    '/forum, signed out: takes no further press when button "Search" is pressed',
    '/forum, signed out: scrolls by -800 pixels and not by 0 when button "Search" is pressed',
  ]);
  expect(compare({ scrolled: 2 }).differences).toEqual([]);
});
