import { createLoadEstimate } from './load-estimate';

it('is full when pages would wait longer than the budget', () => {
  const load = createLoadEstimate({ workers: 1, budgetMs: 300 });
  expect([load.isFull(0), load.isFull(50), load.isFull(60)]).toEqual([false, false, true]);
  for (let page = 0; page < 100; page += 1) load.recordDuration(300);
  expect([load.isFull(0), load.isFull(2), load.isFull(4)]).toEqual([false, false, true]);
});
