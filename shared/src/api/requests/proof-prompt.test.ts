import { deleteBirth } from '../births';
import { createStore } from '../store';
import { fakeApi, tokenFor } from '../../testing';
import { apiPaths } from '../../contract';
import { registerProofPrompt } from './proof-prompt';

const required = { status: 'fail', code: 'proof_required', message: 'Prove it.' };

async function act(answers: object[]) {
  const left = [...answers];
  const { fetch, calls } = fakeApi({ [apiPaths.deleteBirth]: () => left.shift() });
  const store = createStore({ token: tokenFor('asha'), extra: { baseUrl: 'http://site.test', fetch } });
  const { error } = await store.dispatch(deleteBirth.initiate('b1'));
  return { error, keys: calls.map(({ headers }) => headers.get('idempotency-key')) };
}

it('repeats the call with the same key once the number was proven', async () => {
  const remove = registerProofPrompt(async () => true);
  const { error, keys } = await act([required, { status: 'success' }]);
  expect(error).toBeUndefined();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  remove();
});

it('repeats a call for a file, which is refused by an HTTP failure', async () => {
  const remove = registerProofPrompt(async () => true);
  const refusal = new Response(JSON.stringify(required), { status: 403, headers: { 'content-type': 'application/json' } });
  const { error } = await act([refusal, { status: 'success' }]);
  expect(error).toBeUndefined();
  remove();
});

it('asks once: a second refusal is returned', async () => {
  const remove = registerProofPrompt(async () => true);
  const { error, keys } = await act([required, required]);
  expect(error).toMatchObject({ kind: 'refused', code: 'proof_required' });
  expect(keys).toHaveLength(2);
  remove();
});

it.each([
  ['the person declines', () => registerProofPrompt(async () => false)],
  ['no dialog is registered', () => () => undefined],
])('returns the refusal if %s', async (_what, prepare) => {
  const remove = prepare();
  const { error, keys } = await act([required]);
  expect(error).toMatchObject({ code: 'proof_required' });
  expect(keys).toHaveLength(1);
  remove();
});
