import { planSteps, type Thing } from './thing';
import { within } from '../within';
import { listUnreached, workThrough, type Task } from './work-through';

const tell = () => undefined;
const limits = {
  workers: 2,
  countActive: () => 2,
  deadline: Date.now() + 60_000,
  last: 0,
  isNeeded: () => false,
  isEnough: () => false,
  tell,
};
const task = (what: string, rank: number, done: string[], next: Task[] = []): Task => ({
  kind: 'uses',
  what,
  at: '/forum',
  rank,
  run: async () => {
    done.push(what);
    return next;
  },
});

it('does what a task leads to before others of its rank', async () => {
  const done: string[] = [];
  const first = [task('one page', 1, done, [task('its form', 1, done), task('its links', 3, done)]), task('other page', 1, done)];
  await workThrough(first, { ...limits, workers: 1 });
  expect(done).toEqual(['one page', 'its form', 'other page', 'its links']);
});

it('does what finds most first, and what it leads to', async () => {
  const done: string[] = [];
  const left = await workThrough([task('late', 3, done), task('first', 1, done, [task('inside', 2, done)])], { ...limits, workers: 1 });
  expect(done).toEqual(['first', 'inside', 'late']);
  expect(left).toEqual([]);
});

it('begins nothing after its time or when enough was found, and says what is left', async () => {
  const done: string[] = [];
  const tasks = [task('one', 1, done), task('two', 1, done)];
  expect(await workThrough(tasks, { ...limits, deadline: 0 })).toHaveLength(2);
  expect(await workThrough(tasks, { ...limits, workers: 1, isEnough: () => done.length > 0 })).toHaveLength(1);
  expect(listUnreached(tasks)).toEqual(['Not reached in time: /forum: one and 1 more']);
});

it('goes on with fewer on a busy machine, and at least with one', async () => {
  const by: number[] = [];
  const tasks = Array.from({ length: 6 }, (_, at): Task => ({ ...task(`${at}`, 1, []), run: async (worker) => (by.push(worker), []) }));
  expect(await workThrough(tasks, { ...limits, workers: 3, countActive: () => 0 })).toEqual([]);
  expect(new Set(by)).toEqual(new Set([0]));
});

it('ends what never ends', async () => {
  expect(await within(10, new Promise(() => undefined))).toBeNull();
  expect(await within(60_000, Promise.resolve(1))).toBe(1);
});

it('plans the things of a dialog that opens by itself in the dialog', () => {
  const things: Thing[] = [{ key: 'form "Send"', way: 'form', isFirst: true, scope: 'dialog' }];
  const [sound] = planSteps(things, 'main', [], { used: new Set(), states: false });
  expect(sound?.steps).toEqual([{ scope: 'dialog', key: 'form "Send"', manner: 'sound', isForm: true }]);
});

it('plans each kind of thing once, other links by their address alone, and what is known later', () => {
  const planning = { used: new Set<string>(), states: false };
  const things: Thing[] = [
    { key: 'button "Vote"', way: 'press', isFirst: true },
    { key: 'a "One"', way: 'link', isFirst: true },
    { key: 'a "Two"', way: 'link', isFirst: false },
  ];
  const plan = () => planSteps(things, 'main', [], planning).map(({ steps, rank }) => [steps[0]?.key, steps[0]?.manner, rank]);
  expect(plan()).toEqual([
    ['button "Vote"', 'press', 1],
    ['button "Vote"', 'enter', 5],
    ['a "One"', 'press', 3],
  ]);
  expect(plan()).toEqual([
    ['button "Vote"', 'press', 4],
    ['button "Vote"', 'enter', 8],
  ]);
});
