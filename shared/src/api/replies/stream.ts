import { siteRoutes, streamSeparator, type CareCard, type ReceivedStatus } from '../../contract';
import { fetchAsPerson, toastShown } from '../../session';
import type { AppDispatch } from '../store';

export interface StreamedCall {
  url: string;
  body: unknown;
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Called with the whole text so far after each chunk. */
  onText: (text: string) => void;
}

/** The received part of a reply; `status` is null if it was interrupted, so that its outcome is unknown. */
export interface StreamedReply {
  text: string;
  status: ReceivedStatus | null;
  /** The help in a failure that does not say whether the server has answered the question. */
  care?: CareCard;
}

/** A connection without data for this time counts as lost: a phone that changed networks gets no other sign. */
export const idleLimitMs = 30_000;

/** Aborts if `alive` was not called within the limit. */
function createIdleLimit(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, idleLimitMs);
  };
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  alive();
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, alive, end };
}

/** Posts a question and reads the streamed reply. Resolves with the text and the final status, and never rejects. */
export function streamChatReply(call: StreamedCall) {
  return async (dispatch: AppDispatch): Promise<StreamedReply> => {
    const idle = createIdleLimit(call.signal);
    try {
      const headers = { 'content-type': 'application/json', 'idempotency-key': call.idempotencyKey };
      const init = { method: 'POST', headers, body: JSON.stringify(call.body), signal: idle.signal };
      const response = await dispatch(fetchAsPerson(call.url, init));
      idle.alive();
      if (response.ok) return await readReply(response, call.onText, idle);
      const failed = toFailedReply(response.status, await response.text());
      // The chat is replaced by the offer to log in, and the help in it is not seen.
      if (response.status === 401 && failed.status?.status === 'fail' && failed.status.care)
        dispatch(toastShown('warn', failed.status.care.text, siteRoutes.helplines));
      return failed;
    } catch {
      // Without a response there is no status; the caller checks it.
      return { text: '', status: null };
    } finally {
      idle.end();
    }
  };
}

/** The body of an HTTP error is never shown as a reply, because a proxy may have written it. */
function toFailedReply(httpStatus: number, body: string): StreamedReply {
  const status = parseStatus(body);
  if (status?.status !== 'fail') return { text: '', status: null };
  if (httpStatus < 500) return { text: '', status };
  return { text: '', status: null, ...(status.care === undefined ? {} : { care: status.care }) };
}

async function readReply(
  response: Response,
  onText: (text: string) => void,
  { signal, alive }: ReturnType<typeof createIdleLimit>,
): Promise<StreamedReply> {
  const decoder = new TextDecoder();
  let whole = '';
  const reader = response.body?.getReader();
  // Cancelled explicitly, because not every stream fails with its request.
  const cancel = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      alive();
      whole += decoder.decode(part.value, { stream: true });
      const { text } = splitReply(whole);
      if (text) onText(text);
    }
  } catch {
    // The received text is kept; the missing status says that the reply was interrupted.
    return { text: splitReply(whole).text, status: null };
  }
  return splitReply(whole + decoder.decode());
}

/**
 * Splits a streamed reply into its text and its status object, which follows the record separator
 * or, in the format of the provider, the text directly. While the reply streams, `status` is null.
 */
export function splitReply(whole: string): StreamedReply {
  const separator = whole.indexOf(streamSeparator);
  if (separator >= 0) return { text: whole.slice(0, separator).trimEnd(), status: parseStatus(whole.slice(separator + 1)) };
  const brace = whole.lastIndexOf(statusPrefix);
  if (brace < 0) return { text: trimPartialStatus(whole), status: null };
  const status = parseStatus(whole.slice(brace));
  return { text: whole.slice(0, brace).trimEnd(), status };
}

const statusPrefix = '{"status"';

/** Removes a possible start of a status object that has not arrived completely. */
function trimPartialStatus(text: string): string {
  for (let length = statusPrefix.length - 1; length > 0; length -= 1) {
    if (text.endsWith(statusPrefix.slice(0, length))) return text.slice(0, -length).trimEnd();
  }
  return text;
}

function parseStatus(json: string): ReceivedStatus | null {
  try {
    const value: unknown = JSON.parse(json);
    return isStatus(value) ? value : null;
  } catch {
    // Text of a provider that looks like a status but is none.
    return null;
  }
}

const isStatus = (value: unknown): value is ReceivedStatus =>
  typeof value === 'object' && value !== null && 'status' in value && (value.status === 'success' || value.status === 'fail');
