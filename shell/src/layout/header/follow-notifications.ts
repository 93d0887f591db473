import { baseApi, getNotificationSummary, listTag, type ApiExtra, type AppDispatch, type AppState } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { sessionEnded } from '@oracle-astra/shared/session';

const firstRetryMs = 5000;
const longestRetryMs = 60_000;

/**
 * Keeps the number of unseen notifications up to date while the tab is visible: by server-sent events, and where those do
 * not come through by asking every now and then. Returns the function that ends it.
 */
export const followNotifications =
  () =>
  (dispatch: AppDispatch, getState: () => AppState, extra: unknown): (() => void) => {
    let running: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    async function follow() {
      const own = new AbortController();
      running = own;
      const token = getState().session.token;
      const status = await readEvents(extra as ApiExtra, token, own.signal, (unseen) => {
        failures = 0;
        const { data } = getNotificationSummary.select()(getState());
        if (data?.unseen_count !== unseen) dispatch(baseApi.util.invalidateTags([listTag('Notification')]));
      });
      if (own.signal.aborted) return;
      if (status === 401) {
        if (token !== null && getState().session.token === token) dispatch(sessionEnded());
        return;
      }
      failures += 1;
      if (failures > 1) void dispatch(getNotificationSummary.initiate(undefined, { forceRefetch: true, subscribe: false }));
      // Not all tabs at once, where the server was restarted.
      const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** failures) * (0.75 + Math.random() / 2);
      timer = setTimeout(() => void follow(), wait);
    }

    function stop() {
      clearTimeout(timer);
      running?.abort();
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

/** Reads the stream until it ends; resolves to its HTTP status, and to null where there was none. Never rejects. */
async function readEvents(
  { baseUrl, fetch: fetchWith = fetch }: ApiExtra,
  token: string | null,
  signal: AbortSignal,
  onUnseen: (unseen: number) => void,
): Promise<number | null> {
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token ?? ''}` };
    const response = await fetchWith(baseUrl + apiPaths.notificationStream, { headers, signal });
    const reader = response.ok ? response.body?.getReader() : undefined;
    const decoder = new TextDecoder();
    let rest = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const events = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const unseen = parseUnseen(event);
        if (unseen !== null) onUnseen(unseen);
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
