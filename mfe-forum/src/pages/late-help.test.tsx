import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateAnswer, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion } from '../testing/samples';

beforeEach(() => sessionStorage.clear());

const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };
const help = { tone: 'warn', text: care.text, to: '/helplines' };
test.each([
  ['was stored', { status: 'success', message: 'Thank you', care }, [help, { tone: 'good', text: 'Thank you' }]],
  ['failed', { status: 'fail', code: 'internal_error', message: 'It failed.', care }, [help, { text: 'It failed.' }]],
])('shows the help for the reason of a report that %s after its dialog was closed', async (_what, response, toasts) => {
  const { answer, arrive } = lateAnswer(response);
  const { fetch } = fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 0 }) },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
    [apiPaths.report]: answer,
  });
  const { store } = renderPage(routes, { path: '/forum/rahu-begins-next-month?did=d1', fetch, token: tokenFor('u2') });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'I want to end it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Report' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await arrive();
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
});

it('keeps the reason of a report whose dialog was closed', async () => {
  const { fetch } = fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 0 }) },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 0 },
  });
  renderPage(routes, { path: '/forum/rahu-begins-next-month?did=d1', fetch, token: tokenFor('u2') });
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'It sells medicine');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('It sells medicine');
});
