import type { ApiResponse, CallApi } from '@oracle-astra/shared/contract';
import { createInProcessSend } from './in-process-send';

const headers = () => new Headers({ authorization: 'Bearer me' });

function open(answer: Partial<ApiResponse> = {}) {
  const ask = jest.fn<Promise<ApiResponse>, Parameters<CallApi>>(async () => ({
    status: 200,
    headers: {},
    body: '{"status":"success"}',
    ...answer,
  }));
  return { ask, send: createInProcessSend(ask) };
}

it('sends GET requests with the defined parameters', async () => {
  const { ask, send } = open();
  await send({ url: '/apis/posts', params: { page: 2, slug: undefined, q: 'a b' }, headers: headers() });
  expect(ask).toHaveBeenCalledWith({ method: 'GET', url: '/apis/posts?page=2&q=a+b', headers: { authorization: 'Bearer me' }, body: null });
});

it('sends a body as JSON', async () => {
  const { ask, send } = open();
  await send({ url: '/apis/discussions.php', method: 'POST', body: { start: 1 }, headers: new Headers() });
  expect(ask).toHaveBeenCalledWith({
    method: 'POST',
    url: '/apis/discussions.php',
    headers: { 'content-type': 'application/json' },
    body: '{"start":1}',
  });
});

it('returns the data with the response headers', async () => {
  const sent = await open({ headers: { 'x-wp-totalpages': '3' } }).send({ url: '/apis/posts', headers: headers() });
  expect([sent.data, sent.meta?.response?.headers.get('X-WP-TotalPages'), sent.error]).toEqual([{ status: 'success' }, '3', undefined]);
});

it.each([
  ['a status', { status: 404, body: '{"status":"fail"}' }, { status: 404, data: { status: 'fail' } }],
  ['what cannot be read', { status: 200, body: '<html>' }, { status: 'PARSING_ERROR', originalStatus: 200, data: '<html>' }],
])('returns %s as an error', async (_what, answer, error) => {
  expect((await open(answer).send({ url: '/apis/posts', headers: headers() })).error).toEqual(error);
});

it('returns null for a response without a body', async () => {
  expect((await open({ status: 204, body: '' }).send({ url: '/apis/posts', headers: headers() })).data).toBeNull();
});

it('returns a fetch error if the API cannot be called', async () => {
  const send = createInProcessSend(() => Promise.reject(new TypeError('closed')));
  expect((await send({ url: '/apis/posts', headers: headers() })).error).toEqual({ status: 'FETCH_ERROR', data: 'TypeError: closed' });
});
