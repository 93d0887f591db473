import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createThreadClock, getThreadId, startThreadTimer } from './thread-clock';

const program = `
  const { readlinkSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage(Number(/\\d+$/.exec(readlinkSync('/proc/thread-self'))[0]));
  parentPort.on('message', () => {
    const endAt = process.hrtime.bigint() + BigInt(workerData.busyMs) * 1_000_000n;
    while (process.hrtime.bigint() < endAt);
    parentPort.postMessage('done');
  });
`;
const onLinux = process.platform === 'linux' ? it : it.skip;
const workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

async function open(busyMs: number) {
  const worker = new Worker(program, { eval: true, workerData: { busyMs } });
  workers.push(worker);
  const [thread] = (await once(worker, 'message')) as [number];
  return { worker, clock: createThreadClock(worker, () => thread) };
}

onLinux('counts what a thread runs, and not what other threads run', async () => {
  const [busy, idle] = [await open(300), await open(0)];
  const [ran, slept] = [startThreadTimer(busy.clock), startThreadTimer(idle.clock)];
  busy.worker.postMessage('run');
  await once(busy.worker, 'message');
  expect(ran().cpuMs).toBeGreaterThan(slept().cpuMs);
  expect(slept().ownMs).toBeGreaterThan(slept().cpuMs);
});

onLinux('counts as own time of a runnable thread only what it ran', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => open(60_000)));
  const timers = all.map(({ clock }) => startThreadTimer(clock));
  for (const { worker } of all) worker.postMessage('run');
  while (timers.some((elapsed) => elapsed().cpuMs < 5)) await new Promise(setImmediate);
  // A thread may sleep briefly for garbage collection, so it is read again.
  const countsOnlyRun = (elapsed: (typeof timers)[number]) => {
    const { ownMs, cpuMs } = elapsed();
    return ownMs === cpuMs;
  };
  const readAgain = async (attempts: number): Promise<boolean> => {
    if (timers.every(countsOnlyRun)) return true;
    await new Promise(setImmediate);
    return attempts > 0 && readAgain(attempts - 1);
  };
  expect(await readAgain(200)).toBe(true);
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
