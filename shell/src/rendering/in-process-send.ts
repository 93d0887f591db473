import type { ApiExtra } from '@oracle-astra/shared/api';
import type { CallApi } from '@oracle-astra/shared/contract';

/**
 * Creates the base query's `send` for rendering: it calls the API in the same process, with results like those of
 * `fetchBaseQuery`. The Request and Response objects of `fetch` would take a third of a page's render time.
 */
export const createInProcessSend =
  (callApi: CallApi): NonNullable<ApiExtra['send']> =>
  async ({ url, method = 'GET', params, body, headers }) => {
    const query = params ? `?${new URLSearchParams(definedEntries(params)).toString()}` : '';
    try {
      const response = await callApi({
        method,
        url: url + query,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...Object.fromEntries(headers) },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const meta = { response: { headers: new Headers(response.headers) } };
      const parsed = parseBody(response.body);
      if (parsed === null) return { error: { status: 'PARSING_ERROR', originalStatus: response.status, data: response.body }, meta };
      return response.status >= 200 && response.status <= 299
        ? { data: parsed.data, meta }
        : { error: { status: response.status, data: parsed.data }, meta };
    } catch (error) {
      return { error: { status: 'FETCH_ERROR', data: String(error) } };
    }
  };

const definedEntries = (params: Record<string, unknown>) =>
  Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

function parseBody(body: string): { data: unknown } | null {
  try {
    return { data: body === '' ? null : (JSON.parse(body) as unknown) };
  } catch {
    // The caller reports a response that is not JSON.
    return null;
  }
}
