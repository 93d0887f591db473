import { createLoad } from './load';

it('lets pages wait as long as they will be out within the budget', () => {
  const load = createLoad({ workers: 1, budgetMs: 300 });
  expect([load.isFull(0), load.isFull(50), load.isFull(60)]).toEqual([false, false, true]);
  for (let page = 0; page < 100; page += 1) load.took(300);
  expect([load.isFull(0), load.isFull(2), load.isFull(4)]).toEqual([false, false, true]);
});
