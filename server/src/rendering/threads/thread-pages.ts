import type { ApiRequest } from '@oracle-astra/shared/contract';
import type { createAbortWatchdog } from './abort-watchdog';
import type { ToWorker } from '../messages';
import { PageTimer } from '../page-timer';
import type { ThreadClock } from './thread-clock';
import type { CallApi, ThreadPage } from './thread-events';

interface ThreadPagesDeps {
  clock: ThreadClock;
  call: CallApi;
  aborts: ReturnType<typeof createAbortWatchdog>;
  post(message: ToWorker): void;
}

/** The pages of a thread, with their used time and API calls. */
export function createThreadPages<P extends ThreadPage>({ clock, call, aborts, post }: ThreadPagesDeps) {
  const timers = new Map<number, PageTimer<P>>();

  return {
    count: () => timers.size,
    list: () => [...timers.values()].map(({ page }) => page),
    render(page: P) {
      timers.set(page.id, new PageTimer(page, clock));
      const { remote, contentVersion = 0, traceHeaders = {} } = page.job;
      post({
        kind: 'render',
        id: page.id,
        remote,
        contentVersion,
        page: page.job.page,
        traceHeaders,
        ...(page.fills && { fills: page.fills.request }),
      });
    },
    abort({ id }: P) {
      post({ kind: 'abort', id });
      aborts.abortSent(id);
    },
    /** Removes a page that the thread has reported on. */
    finish(id: number, report: (page: P) => void) {
      const timer = timers.get(id);
      timers.delete(id);
      aborts.acknowledged(id);
      if (timer) report(timer.page);
    },
    /** Whether a page itself used `ms` milliseconds, not because the machine or the API is slow. */
    hasUsed: ({ id }: P, ms: number) => timers.get(id)?.hasUsed(ms) ?? false,
    async callApi(id: number, callId: number, request: ApiRequest) {
      const timer = timers.get(id);
      if (!timer) return;
      const { remoteAddress } = timer.page.job;
      // The page is rendered without the data, and the browser calls the API again.
      const response = await timer.timeCall(() => call({ ...request, remoteAddress })).catch(() => null);
      post({ kind: 'response', callId, response });
    },
  };
}
