import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteBirth } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { signedOut } from '@oracle-astra/shared/session';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';
import { box, sent } from '../testing/login-page';

const token = tokenFor('u7');
const required = { status: 'fail', code: 'proof_required', message: 'Prove it.' };

/** A signed-in person's act that the server refuses until the number is proven. */
async function openProof(answers: Record<string, FakeAnswer> = {}, render = renderFrame) {
  const refusals = [required];
  const view = render({
    path: '/forum',
    token,
    answers: {
      [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 },
      [apiPaths.me]: { status: 'success', uid: 'u7', mobile: '919876543210', name: null, is_ban: 0, created_at: '2026-01-01T00:00:00Z' },
      [apiPaths.deleteBirth]: () => refusals.pop() ?? { status: 'success' },
      [apiPaths.sendOtp]: sent,
      [apiPaths.validateOtp]: { status: 'success', jwt: token },
      ...answers,
    },
  });
  let result: { error?: unknown } | undefined;
  act(() => void view.store.dispatch(deleteBirth.initiate('b1')).then((done) => (result = done)));
  const send = await screen.findByRole('button', { name: render === renderHindiFrame ? 'कोड भेजिए' : 'Send the code' });
  return { ...view, send, result: () => result };
}

it('sends a code to the person’s own number, and repeats the call after a correct code', async () => {
  const { calls, send, result } = await openProof();
  expect(screen.getByRole('dialog', { name: 'Is it you?' })).toHaveTextContent('+91 98765 43210');
  expect(send).toHaveFocus();
  await userEvent.click(send);
  expect(await box(1)).toHaveFocus();
  await userEvent.keyboard('481927');
  await waitFor(() => expect(result()).toBeDefined());
  expect(result()?.error).toBeUndefined();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === apiPaths.sendOtp)?.body).toEqual({ mobile: '919876543210', purpose: 'proof' });
  expect(calls.filter(({ path }) => path === apiPaths.deleteBirth)).toHaveLength(2);
});

it('shows a wrong code at the boxes, which keep the focus', async () => {
  const { send } = await openProof({
    [apiPaths.validateOtp]: { status: 'fail', code: 'code_wrong', message: 'The code is not right.', tries_left: 4 },
  });
  await userEvent.click(send);
  await userEvent.click(await box(1));
  await userEvent.keyboard('481927');
  await waitFor(async () => expect(await box(1)).toHaveAccessibleDescription(/not right/));
});

it('the call is refused if it is closed', async () => {
  const { result } = await openProof();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(result()?.error).toMatchObject({ code: 'proof_required' }));
});

it('closes when the person logs out', async () => {
  const { store } = await openProof();
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the call is refused if an error page replaces the frame', async () => {
  const { unmount, result } = await openProof();
  unmount();
  await waitFor(() => expect(result()?.error).toMatchObject({ code: 'proof_required' }));
});

it('is in Hindi on a Hindi page', async () => {
  await openProof({}, renderHindiFrame);
  expect(screen.getByRole('dialog', { name: 'क्या यह आप ही हैं?' })).toHaveTextContent('+91 98765 43210');
});
