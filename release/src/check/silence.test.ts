import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readProcessorMs, watchSilence } from './silence';

let child: ChildProcess;

async function start(code: string): Promise<number | undefined> {
  child = spawn(process.execPath, ['-e', `console.log('ready'); ${code}`], { stdio: ['ignore', 'pipe', 'ignore'] });
  if (child.stdout) await once(child.stdout, 'data');
  return child.pid;
}

afterEach(() => child.kill('SIGKILL'));

const waits = 'setTimeout(() => undefined, 1e6);';
const loops = 'for (;;);';

it.each([
  ['loops', loops],
  ['waits for ever', waits],
])('notices a process that %s', async (_what, code) => {
  const pid = await start(code);
  await new Promise<void>((resolve) => watchSilence(pid, 200, resolve));
});

it('waits longer for a process that had no processor time than for one that used it', async () => {
  const pid = await start(waits);
  const from = Date.now();
  await new Promise<void>((resolve) => watchSilence(pid, 200, resolve));
  expect(Date.now() - from).toBeGreaterThanOrEqual(4 * 200);
});

it('does not fire after it is stopped', async () => {
  const onSilence = jest.fn();
  const pid = await start(loops);
  watchSilence(pid, 50, onSilence).stop();
  await new Promise<void>((resolve) => watchSilence(pid, 200, resolve));
  expect(onSilence).not.toHaveBeenCalled();
});

it('has no time for a process that does not exist', async () => {
  expect(await readProcessorMs(undefined)).toBeNull();
});
