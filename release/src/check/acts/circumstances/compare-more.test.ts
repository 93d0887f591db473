import { changeAnswer, markTexts } from '../made-answers';
import { toOutcome, type Outcome } from '../outcome';
import { findUnderCircumstance } from './compare-circumstances';
import { findByKeyboard, listOtherOrder } from './compare-keyboard';
import { withMarks } from './with-marks';

const walked = (reached: string[], isLeft = true) => toOutcome({ walked: { reached, unmarked: [], present: reached, isLeft } });
const under = (candidate: Partial<Outcome>, live: Partial<Outcome>) =>
  findUnderCircumstance(toOutcome({ letters: 9, ...candidate }), [toOutcome({ letters: 9, ...live })], 'it is opened', false).map(
    ([rule]) => rule,
  );

it('refuses text that becomes an element on the candidate alone', () => {
  expect(under({ marks: ['/apis/forum/list.php discussions title'] }, {})).toEqual(['act-markup']);
  expect(under({ marks: ['/apis/articles.php html'] }, { marks: ['/apis/articles.php html'] })).toEqual([]);
});

it('refuses a press that keeps the browser busy, and none of a busy machine', () => {
  expect(under({ work: 2500 }, { work: 60 })).toEqual(['act-work']);
  expect(under({ work: 2500 }, { work: 900 })).toEqual([]);
  expect(under({ work: 9000 }, {})).toEqual([]);
});

it('refuses a main that the focus does not leave, and lists another order', () => {
  expect(findByKeyboard(walked(['a', 'b'], false), [walked(['a', 'b'])], 'it is walked')).toEqual([
    ['act-keyboard', 'does not let the focus out of its main when it is walked'],
  ]);
  expect(listOtherOrder(walked(['b', 'new', 'a']), [walked(['a', 'b', 'gone'])])).toEqual(['reaches b where the live release reaches a']);
  expect(listOtherOrder(walked(['a', 'new', 'b']), [walked(['a', 'b'])])).toEqual([]);
});

it('marks texts for people, and neither ids, dates nor numbers of an address', () => {
  const at = '/apis/forum/list.php';
  expect(markTexts({ list: [{ id: 'a1', title: 'Saturn returns', at: '2026-11-30 10:00' }] }, at)).toEqual({
    list: [
      {
        id: 'a1',
        title: `Saturn returns <release-check-mark title="${at} list title"></release-check-mark>`,
        at: '2026-11-30 10:00',
      },
    ],
  });
  const { searchParams } = new URL(withMarks('https://site.example/forum?page=2&sort=new'));
  expect([searchParams.get('page'), searchParams.get('sort'), searchParams.get('query')]).toEqual([
    '2',
    expect.stringMatching(/^new<release-check-mark /),
    expect.stringMatching(/^<release-check-mark /),
  ]);
});

it('gives lists another number of entries with ids of their own, and leaves lists inside of entries alone', () => {
  const answer = {
    status: 'success',
    list: [
      { did: 'a', houses: [1, 2, 3] },
      { did: 'b', houses: [] },
    ],
    none: [],
    count: 2,
  };
  const at = '/apis/forum/list.php';
  expect(changeAnswer('one', answer, at)).toEqual({ ...answer, list: [answer.list[0]] });
  const { list } = changeAnswer('many', answer, at) as typeof answer;
  expect([list.length, new Set(list.map(({ did }) => did)).size, list[2]]).toEqual([100, 100, { did: 'a-1', houses: [1, 2, 3] }]);
  expect(changeAnswer('empty', answer, at)).toEqual({ ...answer, list: [], none: [] });
});
