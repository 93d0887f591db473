import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { pause } from '../testing/open-render-pools';
import { createThreadClock, getThreadId, startThreadTimer } from './thread-clock';

const program = `
  const { readlinkSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage(Number(/\\d+$/.exec(readlinkSync('/proc/thread-self'))[0]));
  parentPort.on('message', () => {
    while (Atomics.load(workerData, 0) === 0);
    parentPort.postMessage('done');
  });
`;
const onLinux = process.platform === 'linux' ? it : it.skip;
const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

/** A thread that runs from its first message until it is told to stop. */
async function open() {
  const told = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(program, { eval: true, workerData: told });
  workers.push(worker);
  const [thread] = (await once(worker, 'message')) as [number];
  return { worker, stop: () => void Atomics.store(told, 0, 1), clock: createThreadClock(worker, () => thread) };
}

onLinux('counts what a thread runs, and not what other threads run', async () => {
  const [busy, idle] = [await open(), await open()];
  const [ran, slept] = [startThreadTimer(busy.clock), startThreadTimer(idle.clock)];
  busy.worker.postMessage('run');
  while (ran().cpuMs < 50) await pause();
  const done = once(busy.worker, 'message');
  busy.stop();
  await done;
  expect(ran().cpuMs).toBeGreaterThan(slept().cpuMs);
  expect(slept().ownMs).toBeGreaterThan(slept().cpuMs);
});

onLinux('counts as own time of a runnable thread only what it ran', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, open));
  const timers = all.map(({ clock }) => startThreadTimer(clock));
  for (const { worker } of all) worker.postMessage('run');
  while (timers.some((elapsed) => elapsed().cpuMs < 5)) await pause();
  // A thread may sleep briefly for garbage collection, so it is read again.
  const countsOnlyRun = (elapsed: (typeof timers)[number]) => {
    const { ownMs, cpuMs } = elapsed();
    return ownMs === cpuMs;
  };
  while (!timers.every(countsOnlyRun)) await pause();
});

it('counts all time of a thread that has not started as waiting', () => {
  const clock = createThreadClock(
    { performance: { eventLoopUtilization: () => ({ active: 0, idle: 0, utilization: 0 }) } as unknown as Worker['performance'] },
    () => 0,
  );
  expect(clock().cpuMs).toBe(0);
});

it('reads the thread id if the system reports it', () => {
  expect(getThreadId() > 0).toBe(process.platform === 'linux');
});
