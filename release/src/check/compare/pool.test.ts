import { createPool } from './pool';

it('uses an item for one piece of work at a time, and again afterwards', async () => {
  let opened = 0;
  const closed: number[] = [];
  const pool = createPool(
    async () => Promise.resolve((opened += 1)),
    async (item) => void closed.push(item),
  );
  const inUse = new Set<number>();
  const work = async () =>
    pool.use(async (item) => {
      expect(inUse.has(item)).toBe(false);
      inUse.add(item);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inUse.delete(item);
    });
  await Promise.all([work(), work()]);
  await work();
  await expect(pool.use(async () => Promise.reject(new Error('ended')))).rejects.toThrow('ended');
  await work();
  await pool.close();
  expect({ opened, closed: closed.sort() }).toEqual({ opened: 2, closed: [1, 2] });
});
