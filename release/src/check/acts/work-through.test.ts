import { planSteps, type Thing } from './thing';
import { within } from '../within';
import { listUnreached, workThrough, type Task } from './work-through';

const log = () => undefined;
const limits = {
  workers: 2,
  countActive: () => 2,
  deadline: Date.now() + 60_000,
  last: 0,
  isNeeded: () => false,
  isEnough: () => false,
  log,
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

it('runs the tasks that a task adds before others of their rank', async () => {
  const done: string[] = [];
  const first = [task('one page', 1, done, [task('its form', 1, done), task('its links', 3, done)]), task('other page', 1, done)];
  await workThrough(first, { ...limits, workers: 1 });
  expect(done).toEqual(['one page', 'its form', 'other page', 'its links']);
});

it('runs tasks with a low rank first, and the tasks that they add', async () => {
  const done: string[] = [];
  const left = await workThrough([task('late', 3, done), task('first', 1, done, [task('inside', 2, done)])], { ...limits, workers: 1 });
  expect(done).toEqual(['first', 'inside', 'late']);
  expect(left).toEqual([]);
});

it('starts nothing after its time or when enough was found, and returns the remaining tasks', async () => {
  const done: string[] = [];
  const tasks = [task('one', 1, done), task('two', 1, done)];
  expect(await workThrough(tasks, { ...limits, deadline: 0 })).toHaveLength(2);
  expect(await workThrough(tasks, { ...limits, workers: 1, isEnough: () => done.length > 0 })).toHaveLength(1);
  expect(listUnreached(tasks)).toEqual(['Not reached in time: /forum: one and 1 more']);
});

it('continues with fewer workers on a busy machine, and with at least one', async () => {
  const by: number[] = [];
  const tasks = Array.from({ length: 6 }, (_, at): Task => ({ ...task(`${at}`, 1, []), run: async (worker) => (by.push(worker), []) }));
  expect(await workThrough(tasks, { ...limits, workers: 3, countActive: () => 0 })).toEqual([]);
  expect(new Set(by)).toEqual(new Set([0]));
});

it('a task without an end is ended by a time limit', async () => {
  expect(await within(10, new Promise(() => undefined))).toBeNull();
  expect(await within(60_000, Promise.resolve(1))).toBe(1);
});

it('plans the elements of a dialog that opens by itself within the dialog', () => {
  const things: Thing[] = [{ key: 'form "Send"', way: 'form', isFirst: true, scope: 'dialog' }];
  const [sound] = planSteps(things, 'main', [], { used: new Set(), states: false });
  expect(sound?.steps).toEqual([{ scope: 'dialog', key: 'form "Send"', manner: 'sound', isForm: true }]);
});

it('plans each kind of element once, further links by their address alone, and known acts with a lower priority', () => {
  const planning = { used: new Set<string>(), states: false };
  const things: Thing[] = [
    { key: 'button "Vote"', way: 'press', isFirst: true },
    { key: 'a "One"', way: 'link', isFirst: true },
    { key: 'a "Two"', way: 'link', isFirst: false },
  ];
  const plan = () => planSteps(things, 'main', [], planning).map(({ steps, rank }) => [steps[0]?.key, steps[0]?.manner, rank]);
  expect(plan()).toEqual([
    ['button "Vote"', 'press', 1],
    ['button "Vote"', 'click', 4],
    ['button "Vote"', 'enter', 5],
    ['a "One"', 'press', 3],
  ]);
  expect(plan()).toEqual([
    ['button "Vote"', 'press', 4],
    ['button "Vote"', 'click', 7],
    ['button "Vote"', 'enter', 8],
  ]);
});
