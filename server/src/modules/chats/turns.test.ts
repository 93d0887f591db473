import { createTurns } from './turns';

const loop = () => new Promise((resolve) => { setImmediate(resolve); });

it('lets a few begin in a turn, in their order, and what else is due runs between them', async () => {
  const nextTurn = createTurns(2);
  const begun: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => nextTurn().then(() => begun.push(name)));
  expect(begun).toEqual([]);
  await loop();
  expect(begun).toEqual(['a', 'b']);
  await loop();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('begins anew after all have begun', async () => {
  const nextTurn = createTurns(2);
  await nextTurn();
  await Promise.all([nextTurn(), nextTurn(), nextTurn()]);
});
