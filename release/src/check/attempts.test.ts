import { listUnjudgedKinds, type Attempt } from './attempts';

const of = (kind: Attempt['kind'], ...verdicts: boolean[]) => verdicts.map((isJudged): Attempt => ({ kind, isJudged }));

it('names each kind of which no attempt was judged', () => {
  expect(listUnjudgedKinds([...of('visits', true, false), ...of('comparisons', false, true)])).toEqual([]);
  expect(listUnjudgedKinds([...of('visits', true), ...of('uses', false, false), ...of('openings', false)])).toEqual([
    expect.stringContaining('opened by a link'),
    expect.stringContaining('pressed or filled in'),
  ]);
});
