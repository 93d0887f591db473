import { streamSeparator, type ReceivedStatus } from '../contract';
import { sessionEnded } from '../session';
import type { ApiExtra } from './base-query';
import type { AppDispatch, AppState } from './store';

export interface StreamedCall {
  url: string;
  body: unknown;
  idempotencyKey: string;
  signal?: AbortSignal;
  /** Called with the whole text so far each time some came. */
  onText: (text: string) => void;
}

/** A reply as far as it came; `status` is null where it broke off, and nobody knows whether it was answered. */
export interface StreamedReply {
  text: string;
  status: ReceivedStatus | null;
}

/** Posts a question and reads the reply as it is written. Resolves with the status object that ends it, and never rejects. */
export function streamChatReply(call: StreamedCall) {
  return async (dispatch: AppDispatch, getState: () => AppState, extra: unknown): Promise<StreamedReply> => {
    const { baseUrl, fetch: fetchWith = fetch } = extra as ApiExtra;
    const token = getState().session.token;
    try {
      const response = await fetchWith(baseUrl + call.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json', 'idempotency-key': call.idempotencyKey,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(call.body),
        ...(call.signal ? { signal: call.signal } : {}),
      });
      if (response.status === 401 && token !== null && getState().session.token === token) dispatch(sessionEnded());
      return response.ok ? await read(response, call.onText) : refused(response.status, await response.text());
    } catch {
      return { text: '', status: null };
    }
  };
}

/** An answer that is an error is no reply, whatever stands between here and the server has written into it. */
function refused(httpStatus: number, body: string): StreamedReply {
  const answer = httpStatus < 500 ? parsed(body) : null;
  return { text: '', status: answer?.status === 'fail' ? answer : null };
}

async function read(response: Response, onText: (text: string) => void): Promise<StreamedReply> {
  const decoder = new TextDecoder();
  let whole = '';
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      whole += decoder.decode(part.value, { stream: true });
      const { text } = splitReply(whole);
      if (text) onText(text);
    }
  } catch {
    return { text: splitReply(whole).text, status: null };
  }
  return splitReply(whole + decoder.decode());
}

/**
 * Splits a streamed reply into its text and its status object: introduced by the record separator,
 * or, in the provider's form, following the text directly. While it streams, `status` is null.
 */
export function splitReply(whole: string): StreamedReply {
  const mark = whole.indexOf(streamSeparator);
  if (mark >= 0) return { text: whole.slice(0, mark).trimEnd(), status: parsed(whole.slice(mark + 1)) };
  const brace = whole.lastIndexOf(opening);
  if (brace < 0) return { text: withoutHalf(whole), status: null };
  const status = parsed(whole.slice(brace));
  return { text: whole.slice(0, brace).trimEnd(), status };
}

const opening = '{"status"';

/** Holds back what may be the beginning of a status object that has not come whole. */
function withoutHalf(text: string): string {
  for (let length = opening.length - 1; length > 0; length -= 1) {
    if (text.endsWith(opening.slice(0, length))) return text.slice(0, -length).trimEnd();
  }
  return text;
}

function parsed(json: string): ReceivedStatus | null {
  try {
    const value: unknown = JSON.parse(json);
    return isStatus(value) ? value : null;
  } catch {
    return null;
  }
}

const isStatus = (value: unknown): value is ReceivedStatus =>
  typeof value === 'object' && value !== null && 'status' in value && (value.status === 'success' || value.status === 'fail');
