import { parentPort, workerData } from 'node:worker_threads';
import { renderFailureReason, type PageRequest } from '@oracle-astra/shared/contract';
import { listTransferables, encodePage } from '../encode-page';
import { cell, listOwners, type FromWorker, type ToWorker, type WorkerInput } from '../messages';
import { getThreadId } from '../thread-clock';
import { createApiCalls } from './api-calls';
import { watchUncaughtErrors } from './uncaught-errors';
import { createPageRenderers } from './page-renderers';
import { trackCurrentOwner } from './current-owner';
import { createSharedResponses } from './shared-responses';
import { formatError } from './format-error';
import { lowerThreadPriority } from './thread-priority';

const composition = workerData as WorkerInput;
const post = (message: FromWorker, given: ArrayBuffer[] = []) => parentPort?.postMessage(message, given);

const cells = new Int32Array(composition.cells);
// First of all: the time of a thread that is not known cannot be measured.
Atomics.store(cells, cell.thread, getThreadId());
const running = trackCurrentOwner(cells);
const calls = createApiCalls((id, callId, request) => post({ kind: 'call', id, callId, request }));
const owners = listOwners(composition).map(({ remote }) => remote);
const shared = createSharedResponses();
/** How to end each page under way. */
const underWay = new Map<number, () => void>();

function start(pagesOf: ReturnType<typeof createPageRenderers>) {
  async function render(id: number, remote: string | null, page: PageRequest) {
    const { ask, end } = calls.forPage(id);
    underWay.set(id, end);
    try {
      const answer = encodePage(await pagesOf(remote)(page, (request) => shared(request, ask)));
      if (underWay.has(id)) post({ kind: 'done', id, answer }, listTransferables(answer));
    } catch (error) {
      if (underWay.has(id)) post({ kind: 'fault', id, reason: renderFailureReason(error, 'render'), message: formatError(error) });
    } finally {
      underWay.delete(id);
      end();
    }
  }

  function abort(id: number) {
    const end = underWay.get(id);
    if (!end) return;
    underWay.delete(id);
    post({ kind: 'fault', id, reason: 'slow', message: 'The page was not ready within its budget' });
    end();
  }

  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'answer') calls.settle(message.callId, message.answer);
    else if (message.kind === 'abort') abort(message.id);
    else void running.run(message.remote === null ? 1 : owners.indexOf(message.remote) + 1, () => render(message.id, message.remote, message.page));
  });
  post({ kind: 'ready' });
}

lowerThreadPriority();
watchUncaughtErrors(composition, running.current, (owner, message) => post({ kind: 'late', owner, message }));
try {
  start(running.run(1, () => createPageRenderers(composition)));
} catch (error) {
  post({ kind: 'failed', reason: renderFailureReason(error, 'load'), message: formatError(error) });
}
