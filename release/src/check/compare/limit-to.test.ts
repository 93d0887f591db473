import { limitTo } from './limit-to';

it('runs all work, and no more than the limit at once', async () => {
  const limit = limitTo(2);
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    done += 1;
    if (done === 1) throw new Error('a page that failed');
  };
  const all = await Promise.allSettled(Array.from({ length: 7 }, () => limit(work)));
  expect([most, done, all.filter(({ status }) => status === 'rejected').length]).toEqual([2, 7, 1]);
});

it('runs work of a lower rank first', async () => {
  const limit = limitTo(1);
  const order: number[] = [];
  await Promise.all([3, 2, 1, 2].map((rank) => limit(async () => void order.push(rank), rank)));
  expect(order).toEqual([3, 1, 2, 2]);
});
