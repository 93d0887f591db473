import type { FromWorker, ToWorker } from '../messages';
import { renderText, setUpRendering } from '../testing/open-render-pools';
import type { StartWorker } from './worker-handle';

const { open, releases } = setUpRendering();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Workers that always have a processor and do nothing by themselves. */
function createIdleWorkers() {
  const started: { posted: ToWorker[]; send(message: FromWorker): void }[] = [];
  const startWorker: StartWorker = (_composition, _options, { onMessage }) => {
    const posted: ToWorker[] = [];
    started.push({ posted, send: onMessage });
    return {
      clock: () => ({ cpuMs: performance.now(), waitedMs: 0, isRunnable: true }),
      readRunningOwner: () => 0,
      post: (message) => void posted.push(message),
      terminate: () => Promise.resolve(),
    };
  };
  return { started, startWorker };
}

it('a worker that responds again after it was stuck does not stay beside its replacement', async () => {
  const { started, startWorker } = createIdleWorkers();
  const opened = open({ budgetMs: 100, startWorker });
  const pool = opened.pool(releases.host(), releases.remote('forum'), releases.remote('chat'));
  started[0]?.send({ kind: 'ready' });

  const forum = renderText(pool, 'forum');
  jest.advanceTimersByTime(200);
  expect(await forum).toBe('slow');
  jest.advanceTimersByTime(200);

  const chat = renderText(pool, 'chat');
  expect(started).toHaveLength(2);
  started[1]?.send({ kind: 'ready' });
  expect((await opened.metric('render_workers')).alive).toBe(2);

  started[0]?.send({ kind: 'failure', id: 1, reason: 'slow', message: 'late' });
  expect((await opened.metric('render_workers')).alive).toBe(1);
  expect(await opened.metric('render_workers_ended_total')).toEqual({ surplus: 1 });

  expect(started[1]?.posted).toMatchObject([{ kind: 'render', id: 2, remote: 'chat' }]);
  started[1]?.send({ kind: 'result', id: 2, result: { kind: 'redirect', status: 302, location: '/from-chat' } });
  expect(await chat).toBe('/from-chat');
});
