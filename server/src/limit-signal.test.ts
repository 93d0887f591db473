import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setTimeout as pause } from 'node:timers/promises';
import { limitSignal } from './limit-signal';

const waitFor = async (signal: AbortSignal) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason), { once: true });
  });

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('a signal with a limit', () => {
  it('aborts with the other signal and its reason', async () => {
    const other = new AbortController();
    const { signal, release } = limitSignal(other.signal, 60_000);
    const reason = waitFor(signal);
    other.abort(new Error('removed'));
    expect(await reason).toEqual(new Error('removed'));
    release();
  });

  it('is aborted from the start if the other one is', () => {
    const { signal, release } = limitSignal(AbortSignal.abort(new Error('over')), 60_000);
    expect(signal.reason).toEqual(new Error('over'));
    release();
  });

  it('aborts after its time limit, also after a garbage collection', async () => {
    const reason = waitFor(limitSignal(new AbortController().signal, 50).signal);
    await pause(5);
    collectGarbage();
    expect(await reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('never aborts after its release', async () => {
    const other = new AbortController();
    const { signal, release } = limitSignal(other.signal, 1);
    release();
    other.abort();
    await pause(10);
    expect(signal.aborted).toBe(false);
  });
});
