import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { birthSky, skyNow, srinagar } from '../testing/sky-samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './home';

beforeEach(() => sessionStorage.clear());

/** Opens the home page and submits a birth at 5:40. */
async function showSky(answer: FakeAnswer) {
  const server = fakeApi({
    [apiPaths.skyNow]: skyNow,
    [apiPaths.birthSky]: answer,
    [apiPaths.places]: { status: 'ok', predictions: [srinagar] },
  });
  const page = renderPage(routes, { path: '/', token: null, fetch: server.fetch });
  const user = userEvent.setup();
  fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1983-05-09' } });
  fireEvent.change(screen.getByLabelText('Time, if you know it'), { target: { value: '05:40' } });
  await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'srin');
  await user.click(await screen.findByRole('option', { name: /Srinagar/ }));
  await user.click(screen.getByRole('button', { name: 'Show my sky' }));
  const listSent = () => server.calls.filter(({ path }) => path === apiPaths.birthSky).map(({ body }) => body);
  return { ...page, user, listSent };
}

it('asks which moment is meant if the clock skipped the time, and shows the sky of the answer', async () => {
  const asks = { status: 'fail', code: 'skipped_birth_time', message: 'It never came.', moments: ['1983-05-09T04:40', '1983-05-09T06:40'] };
  const answer: FakeAnswer = (body: unknown) => ((body as { earlier_offset?: boolean }).earlier_offset === undefined ? asks : birthSky);
  const { user, listSent } = await showSky(answer);
  const dialog = within(await screen.findByRole('dialog', { name: 'This time never came' }));
  expect(dialog.getByText(/put forward too early showed it at 9 May 1983, 4:40 am/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '9 May 1983, 6:40 am' }));
  expect(await screen.findByText(/^Your Moon is in Pisces, in Uttara Bhadrapada/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(listSent().at(-1)).toEqual({ dob: '09/05/1983', tob: '05:40', lat: 34.08, lng: 74.8, clock: 'ask', earlier_offset: false });
});

it('keeps the form if the question about the time is closed', async () => {
  const asks = { status: 'fail', code: 'ambiguous_birth_time', message: 'It came twice.' };
  const { user, store, listSent } = await showSky(asks);
  const dialog = within(await screen.findByRole('dialog', { name: 'Which of the two?' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show my sky' })).not.toHaveAttribute('aria-busy'));
  expect(listSent()).toHaveLength(1);
  expect(store.getState().notices.toasts).toEqual([]);
  expect(screen.getByLabelText('Time, if you know it')).toHaveValue('05:40');
});
