import { compareOutcomes } from './compare-outcomes';
import { toOutcome, type Outcome } from './outcome';

const tried = { at: '/forum, signed out', what: 'button "Search" is pressed', comparesText: true };
const live: Partial<Outcome> = { effects: ['address'], address: '/forum?query=saturn', letters: 900, back: 'leads back to /forum' };
const compare = (candidate: Partial<Outcome>, ...lives: Partial<Outcome>[]) =>
  compareOutcomes(toOutcome({ ...live, ...candidate }), (lives.length > 0 ? lives : [live]).map(toOutcome), tried);

it('finds nothing where the same follows', () => {
  expect(compare({})).toEqual({ findings: [], differences: [] });
});

const sent = [{ call: 'POST /apis/forum/add.php', fields: { title: 'saturn in the seventh house', tag: 'Aries' } }];
const walked = { reached: ['button "Reply"'], present: ['button "Reply"', 'a "Guide"'] };

it.each<[string, Partial<Outcome>, Partial<Outcome>, string]>([
  ['a tap that does nothing', { effects: [], address: '/forum' }, live, 'does nothing when button "Search" is pressed'],
  ['a search that throws', { errors: ['votes is undefined'] }, live, 'throws when button "Search" is pressed: votes is undefined'],
  ['a page that never ends its work', { isLate: true }, live, 'does not come to an end'],
  ['what cannot be pressed', { obstacle: 'not stable' }, live, 'cannot be used'],
  ['a form that sends nothing', { sent: [] }, { ...live, sent }, 'does not send POST /apis/forum/add.php'],
  [
    'a form that sends something else',
    { sent: [{ call: 'POST /apis/forum/add.php', fields: { title: '' } }] },
    { ...live, sent },
    'without what was typed as title',
  ],
  ['a field that forgets what is typed', { value: '' }, { ...live, value: 'saturn' }, 'keeps "" of what is typed'],
  ['a dialog that does not open', { effects: ['states'] }, { ...live, effects: ['dialog'], dialogs: ['Report'] }, 'opens no dialog'],
  ['content that is gone', { letters: 10 }, live, 'has 10 letters in its main'],
  ['a way back that is broken', { back: 'leads back to /forum, which is empty' }, live, 'leads back to /forum, which is empty'],
  ['what the keyboard does not reach', { walked }, { ...live, walked: { ...walked, reached: walked.present } }, 'is not reached'],
])('refuses %s', (_what, candidate, other, sentence) => {
  const { findings } = compare(candidate, other);
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
});

it('takes what differs between two visits of the live release for noise', () => {
  const other = { ...live, effects: [], address: '/forum', back: null };
  expect(compare({ effects: [], address: '/forum', back: null, shown: ['now'] }, live, other)).toEqual({ findings: [], differences: [] });
});

it('says nothing against what the live release did not reach or did not end', () => {
  const nothing = { findings: [], differences: [] };
  expect(compare({ errors: ['x'] }, { ...live, isLate: true })).toEqual(nothing);
  expect(compare({ errors: ['x'] }, { ...live, isReached: false })).toEqual(nothing);
});

it('lists what leads elsewhere, sends another field or shows another text', () => {
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
