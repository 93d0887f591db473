import { findCode, type FromWorker, type ReleaseBuild, type RenderComposition } from '../messages';
import { toPageRequest } from '../testing/open-render-pools';
import { startRenderThread } from './render-thread';
import type { ThreadPage } from './thread-events';

const build = (remote: string): ReleaseBuild => ({ remote, release: `${remote}-1`, file: null, integrity: '', needs: {} });
const composition: RenderComposition = { host: build('shell'), remotes: [build('forum'), build('chat')], navigation: [] };
const fillOf = (remote: string) => findCode(composition, remote, true);
const page: ThreadPage = { id: 1, job: { remote: 'forum', page: toPageRequest('/') } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A worker that was asked to abort a page and does not respond; `run` lets some code run until the next check. */
function openStuck() {
  let running = 0;
  let send: (message: FromWorker) => void = () => undefined;
  const onStuck = jest.fn();
  const ignored = { onReady: jest.fn(), onDone: jest.fn(), onFailure: jest.fn(), onUncaughtError: jest.fn(), onEnd: jest.fn() };
  const options = { script: '', memoryMb: 1, startMs: 1000, abortMs: 60_000, call: jest.fn() };
  const thread = startRenderThread(
    composition,
    {
      ...options,
      startWorker(_composition, _options, { onMessage }) {
        send = onMessage;
        const clock = () => ({ cpuMs: performance.now(), waitedMs: 0, isRunnable: true });
        return { clock, readRunningOwner: () => running, post: () => undefined, terminate: async () => undefined };
      },
    },
    { ...ignored, onStuck },
  );
  const abort = () => {
    thread.render(page);
    thread.abort(page);
  };
  send({ kind: 'ready' });
  abort();
  return {
    onStuck,
    abort,
    respond: () => send({ kind: 'failure', id: page.id, reason: 'slow', message: '' }),
    run(owner: number, checks = 1) {
      running = owner;
      // A check comes after the messages that are already there.
      jest.advanceTimersByTime(51 * checks);
    },
    blamed: () => onStuck.mock.calls.map(([code]: [{ owner: ReleaseBuild } | null]) => code && code.owner.remote),
  };
}

it('is replaced at the first check, and a fill is blamed once it ran at three checks in a row', () => {
  const { run, blamed } = openStuck();
  run(fillOf('chat'), 2);
  expect(blamed()).toEqual([null, null]);
  run(fillOf('chat'));
  expect(blamed()).toEqual([null, null, 'chat']);
});

it('blames no fill that ran at single checks', () => {
  const { run, blamed } = openStuck();
  for (const remote of ['chat', 'forum', 'chat', 'forum', 'chat']) run(fillOf(remote));
  expect(blamed()).toEqual([null, null, null, null, null]);
});

it('counts the checks anew after it has responded', () => {
  const { run, respond, abort, blamed } = openStuck();
  run(fillOf('chat'), 2);
  respond();
  abort();
  run(fillOf('chat'));
  expect(blamed()).toEqual([null, null, null]);
});
