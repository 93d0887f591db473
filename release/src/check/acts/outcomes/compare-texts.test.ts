import { toOutcome, type Outcome } from '../outcome';
import { listAdded, listTexts } from './compare-texts';

const list = (candidate: Partial<Outcome>, lives: Partial<Outcome>[], comparesText = true) =>
  listTexts(toOutcome(candidate), lives.map(toOutcome), comparesText);

it.each<[string, Partial<Outcome>, Partial<Outcome>, string]>([
  ['a count that is not corrected', { shown: ['Try again', '13 votes'] }, { shown: ['Try again'] }, 'shows "13 votes"'],
  ['a list that a press removes', { removed: ['Saturn returns'] }, {}, 'removes "Saturn returns"'],
  ['a failure that is not told', { lines: ['Forum'] }, { lines: ['Forum', 'Try again later'] }, 'does not show "Try again later"'],
  ['success instead of a failure', { lines: ['Forum', 'Paid'] }, { lines: ['Forum'] }, 'shows "Paid"'],
  [
    'a price that a wide window hides',
    { visible: { hidden: ['₹ 100', 'Menu'], shown: [] } },
    { visible: { hidden: ['Menu'], shown: ['₹ 100'] } },
    'hides "₹ 100"',
  ],
  [
    'a list that is not on paper',
    { visible: { hidden: [], shown: ['₹ 100'] }, otherwise: { printed: { letters: 9, lines: ['Total'] } } },
    { otherwise: { printed: { letters: 14, lines: ['Total', '₹ 100'] } } },
    'hides "₹ 100", as it is printed,',
  ],
  ['a name that a press does not remove', { remaining: ['Asha', 'Menu'] }, { removed: ['Asha'] }, 'does not remove "Asha"'],
])('lists %s', (_name, candidate, live, line) => {
  expect(list(candidate, [live, live])).toEqual([line]);
  expect(list(candidate, [candidate, candidate])).toEqual([]);
});

it('lists no text that is hidden in one place and shown in another', () => {
  const visible = { hidden: ['English'], shown: ['English'] };
  expect(list({ visible }, [{ visible }, { visible }])).toEqual([]);
});

it('lists no lines that differ between two visits of the live release', () => {
  expect(list({ shown: ['3 minutes ago'] }, [{ shown: ['1 minute ago'] }, { shown: ['2 minutes ago'] }])).toEqual([]);
  expect(list({ shown: ['13 votes'] }, [{}], false)).toEqual([]);
});

it('lists links, fields and announcements of an act that the other release does not add', () => {
  const added = (...lines: string[]) => toOutcome({ added: lines });
  const [link, field] = ['a link "Guide" to /guide', 'a field code tel one-time-code'];
  expect(listAdded(added(link, 'a field code tel off'), [added(link, field), added(link, field)])).toEqual([
    'adds a field code tel off',
    `does not add ${field}`,
  ]);
  expect(listAdded(added(link), [added(field), added(link)])).toEqual([]);
  expect(listAdded(toOutcome({ added: null }), [added(link)])).toEqual([]);
});
