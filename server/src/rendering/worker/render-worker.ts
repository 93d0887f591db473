import { renderFailureReason, type CallApi, type PageFills } from '@oracle-astra/shared/contract';
import { encodePage, listTransferables } from '../encode-page';
import { findCode, type FillsToRender, type ToWorker } from '../messages';
import { createApiCalls } from './api-calls';
import { trackCurrentOwner, type RunTime } from './current-owner';
import { formatError } from './format-error';
import { createPageRenderers, type PageRenderers } from './page-renderers';
import { openParentChannel } from './parent-channel';
import { createSharedResponses } from './shared-responses';
import { lowerThreadPriority } from './thread-priority';
import { watchUncaughtErrors } from './uncaught-errors';

const { composition, post, onMessage, writeOwner } = await openParentChannel();
const currentOwner = trackCurrentOwner(writeOwner);
const apiCalls = createApiCalls((id, callId, request) => post({ kind: 'call', id, callId, request }));
const callShared = createSharedResponses();
/** The functions that end the API calls of each open page. */
const openPages = new Map<number, () => void>();

type RenderMessage = Extract<ToWorker, { kind: 'render' }>;

function start(renderers: PageRenderers) {
  const toPageFills = (fills: FillsToRender, times: Map<string, RunTime>): PageFills => ({
    ...fills,
    load: renderers.loadForFills,
    runAs(remote, callback, name) {
      const { result, time } = currentOwner.run(findCode(composition, remote, true), callback);
      if (name !== undefined) times.set(name, time);
      return result;
    },
  });

  async function render({ id, remote, contentVersion, page, fills, traceHeaders }: RenderMessage) {
    const { call, end } = apiCalls.forPage(id);
    const callTraced: typeof call = async (request) => call({ ...request, headers: { ...request.headers, ...traceHeaders } });
    openPages.set(id, end);
    try {
      const callApi: CallApi = (request) => callShared(request, callTraced, contentVersion);
      const times = new Map<string, RunTime>();
      const result = encodePage(await renderers.get(remote)(page, callApi, fills && toPageFills(fills, times)), times);
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

  onMessage((message: ToWorker) => {
    if (message.kind === 'response') apiCalls.settle(message.callId, message.response);
    else if (message.kind === 'abort') abort(message.id);
    else void currentOwner.run(findCode(composition, message.remote, false), () => render(message));
  });
  post({ kind: 'ready' });
}

lowerThreadPriority();
watchUncaughtErrors(composition, currentOwner.get, (code, message) => post({ kind: 'uncaught', ...code, message }));
try {
  start(currentOwner.run(1, () => createPageRenderers(composition)).result);
} catch (error) {
  post({ kind: 'startFailure', reason: renderFailureReason(error, 'load'), message: formatError(error) });
}
