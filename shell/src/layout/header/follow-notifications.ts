import { baseApi, getNotificationSummary, listTag, type AppDispatch, type AppState, type TagType } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fetchAsPerson } from '@oracle-astra/shared/session';

const firstRetryMs = 5000;
const maxRetryMs = 60_000;
/**
 * The server sends something every 25 seconds; a connection that is silent for longer is lost. After a change of networks a phone
 * gets no other sign.
 */
export const idleLimitMs = 60_000;

/** The tags of data that an event of a notification may change: posts, transfers and refunds of others. */
const changedByEvents: TagType[] = ['Discussion', 'Comment', 'Balance', 'Transfer', 'Transaction', 'Subscription', 'Profile'];

/**
 * Keeps the number of unseen notifications up to date while the tab is visible: by server-sent events or, if they fail, by polling.
 * After a new one the page refetches the data that it may be about, so that a comment is there when its link is followed. Returns
 * the function that stops it.
 */
export const followNotifications =
  () =>
  (dispatch: AppDispatch, getState: () => AppState): (() => void) => {
    let running: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let idle: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    const readUnseen = () => getNotificationSummary.select()(getState()).data?.unseen_count;
    const showEvents = (before: number | undefined, unseen: number) => {
      if (before !== undefined && unseen > before) dispatch(baseApi.util.invalidateTags(changedByEvents));
    };

    async function poll() {
      const before = readUnseen();
      const { data } = await dispatch(getNotificationSummary.initiate(undefined, { forceRefetch: true, subscribe: false }));
      if (data) showEvents(before, data.unseen_count);
    }

    async function follow() {
      const own = new AbortController();
      running = own;
      const alive = () => {
        clearTimeout(idle);
        idle = setTimeout(() => own.abort(), idleLimitMs);
      };
      const showUnseen = (unseen: number) => {
        failures = 0;
        const before = readUnseen();
        if (before !== unseen) dispatch(baseApi.util.invalidateTags([listTag('Notification')]));
        showEvents(before, unseen);
      };
      alive();
      const status = await readEvents(dispatch, own.signal, { alive, showUnseen });
      if (running !== own) return;
      clearTimeout(idle);
      if (status === 401) return;
      failures += 1;
      if (failures > 1) void poll();
      // With jitter, so that not all tabs reconnect at once after a restart of the server.
      const wait = Math.min(maxRetryMs, firstRetryMs * 2 ** failures) * (0.75 + Math.random() / 2);
      timer = setTimeout(() => void follow(), wait);
    }

    function stop() {
      clearTimeout(timer);
      clearTimeout(idle);
      running?.abort();
      running = null;
    }

    function handleVisibility() {
      stop();
      if (!document.hidden) void follow();
    }

    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      stop();
    };
  };

/** Reads the stream until it ends; resolves to its HTTP status, or to null without a response. Never rejects. */
async function readEvents(
  dispatch: AppDispatch,
  signal: AbortSignal,
  { alive, showUnseen }: { alive: () => void; showUnseen: (unseen: number) => void },
): Promise<number | null> {
  try {
    const headers = { accept: 'text/event-stream' };
    const response = await dispatch(fetchAsPerson(apiPaths.notificationStream, { headers, signal }));
    const reader = response.ok ? response.body?.getReader() : undefined;
    // Cancelled explicitly, because not every stream fails with its request.
    signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined), { once: true });
    const decoder = new TextDecoder();
    let rest = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      alive();
      const events = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const unseen = parseUnseen(event);
        if (unseen !== null) showUnseen(unseen);
      }
    }
    return response.status;
  } catch {
    return null;
  }
}

function parseUnseen(event: string): number | null {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (data === undefined) return null;
  const { unseen_count: unseen } = JSON.parse(data) as { unseen_count?: unknown };
  return typeof unseen === 'number' ? unseen : null;
}
