import { createKeyedTurns } from './keyed-turns';

it('runs one task of a key at a time, in order, in parallel with others', async () => {
  const takeTurn = createKeyedTurns();
  let give: (name: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (give = resolve));
  const done: string[] = [];
  const works = [takeTurn('post', async () => done.push(await first)), takeTurn('post', async () => done.push('second'))];
  await takeTurn('other', async () => done.push('other'));
  give('first');
  await Promise.all(works);
  expect(done).toEqual(['other', 'first', 'second']);
});

it('continues after a failed task, whose caller gets the error', async () => {
  const takeTurn = createKeyedTurns();
  const failed = takeTurn('post', async () => Promise.reject(new Error('refused')));
  const next = takeTurn('post', async () => 'done');
  await expect(failed).rejects.toThrow('refused');
  expect(await next).toBe('done');
});
