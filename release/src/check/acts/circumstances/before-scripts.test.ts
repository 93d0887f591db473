import vm from 'node:vm';
import { lastEvening, usualClock, withScript } from './before-scripts';

function runIn(source: string) {
  const timers: (() => void)[] = [];
  const start = (work: () => void) => timers.push(work);
  const window: Record<string, unknown> = { setTimeout: start, setInterval: start, clearTimeout: () => 0, clearInterval: () => 0 };
  const context = vm.createContext(window);
  vm.runInContext(source, context);
  return { run: <Value>(code: string) => vm.runInContext(code, context) as Value, timers };
}

it('lets time pass at once: what is due runs in its order, and what is not waits', () => {
  const { run, timers } = runIn(usualClock);
  const before = run<number>('Date.now()');
  run(`var said = []; setTimeout(() => said.push('late'), 300); setTimeout(() => said.push('soon'), 100);
    setTimeout(() => said.push('never'), 5000); setInterval(() => said.push('each'), 200);`);
  timers.splice(0);
  run('__releaseClock.skip(1000)');
  for (const work of timers.splice(0)) work();
  expect(run('said.join()')).toBe('soon,each,late');
  expect(run<number>('Date.now()') - before).toBeGreaterThanOrEqual(1000);
  expect(run('new Date(0).toISOString() + (new Date() instanceof Date) + typeof Date()')).toBe('1970-01-01T00:00:00.000Ztruestring');
});

it('shows the last evening of the month', () => {
  const { run } = runIn(lastEvening);
  expect(run('[new Date().getHours(), new Date(Date.now() + 86400000).getDate()].join()')).toBe('23,1');
});

it('removes its script after a failure too', async () => {
  const send = jest.fn(async () => Promise.resolve({ identifier: '7' }));
  await expect(withScript({ session: { send } } as never, '', async () => Promise.reject(new Error('late')))).rejects.toThrow('late');
  expect(send).toHaveBeenLastCalledWith('Page.removeScriptToEvaluateOnNewDocument', { identifier: '7' });
});
