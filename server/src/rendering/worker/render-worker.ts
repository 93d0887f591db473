import { parentPort, workerData } from 'node:worker_threads';
import { renderFailureReason, type PageRequest } from '@oracle-astra/shared/contract';
import { encodePage, listTransferables } from '../encode-page';
import { cell, listOwners, type FromWorker, type ToWorker, type WorkerInput } from '../messages';
import { getThreadId } from '../thread-clock';
import { createApiCalls } from './api-calls';
import { trackCurrentOwner } from './current-owner';
import { formatError } from './format-error';
import { createPageRenderers } from './page-renderers';
import { createSharedResponses } from './shared-responses';
import { lowerThreadPriority } from './thread-priority';
import { watchUncaughtErrors } from './uncaught-errors';

const composition = workerData as WorkerInput;
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

const cells = new Int32Array(composition.cells);
// Before anything else: the main thread cannot measure a thread whose id it does not know.
Atomics.store(cells, cell.thread, getThreadId());
const currentOwner = trackCurrentOwner(cells);
const apiCalls = createApiCalls((id, callId, request) => post({ kind: 'call', id, callId, request }));
const remotes = listOwners(composition).map(({ remote }) => remote);
const callShared = createSharedResponses();
/** The functions that end the API calls of each open page. */
const openPages = new Map<number, () => void>();

function start(getPageRenderer: ReturnType<typeof createPageRenderers>) {
  async function render(id: number, remote: string | null, page: PageRequest) {
    const { call, end } = apiCalls.forPage(id);
    openPages.set(id, end);
    try {
      const result = encodePage(await getPageRenderer(remote)(page, (request) => callShared(request, call)));
      if (openPages.has(id)) post({ kind: 'result', id, result }, listTransferables(result));
    } catch (error) {
      if (openPages.has(id)) post({ kind: 'failure', id, reason: renderFailureReason(error, 'render'), message: formatError(error) });
    } finally {
      openPages.delete(id);
      end();
    }
  }

  function abort(id: number) {
    const end = openPages.get(id);
    if (!end) return;
    openPages.delete(id);
    post({ kind: 'failure', id, reason: 'slow', message: 'The page was not ready within its budget' });
    end();
  }

  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'response') apiCalls.settle(message.callId, message.response);
    else if (message.kind === 'abort') abort(message.id);
    else
      void currentOwner.run(message.remote === null ? 1 : remotes.indexOf(message.remote) + 1, () =>
        render(message.id, message.remote, message.page),
      );
  });
  post({ kind: 'ready' });
}

lowerThreadPriority();
watchUncaughtErrors(composition, currentOwner.get, (owner, message) => post({ kind: 'uncaught', owner, message }));
try {
  start(currentOwner.run(1, () => createPageRenderers(composition)));
} catch (error) {
  post({ kind: 'startFailure', reason: renderFailureReason(error, 'load'), message: formatError(error) });
}
