/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, signs } from '@oracle-astra/shared/contract';
import { loginClosed, signedIn } from '@oracle-astra/shared/session';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { chart, record } from '../testing/fixtures';
import {
  details,
  fillBirthForm,
  getField,
  getSubmitButton,
  jaipur,
  openKundliPage,
  places,
  savedResponse,
  token,
} from '../testing/kundli-page';

/** Opens the form with a stored draft of complete details. */
async function openWithDraft(...params: Parameters<typeof openKundliPage>) {
  const draft = {
    name: 'Ananya Verma',
    gender: 'Male',
    day: '7',
    month: '01',
    year: '1997',
    hours: '9',
    minute: '5',
    birthPlace: 'Jaipur, Rajasthan, India',
    latitude: '26.92',
    longitude: '75.79',
  };
  sessionStorage.setItem('draft:birth', JSON.stringify(draft));
  const page = openKundliPage(...params);
  await waitFor(() => expect(getField('Full name')).toHaveValue('Ananya Verma'));
  return page;
}

beforeEach(() => sessionStorage.clear());

describe('the birth form', () => {
  it('has no default for gender and month, which would make a wrong chart', async () => {
    openKundliPage('/create-kundli');
    expect(await screen.findByRole('radio', { name: 'Male' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Female' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('');
    expect(getField('Second')).toHaveValue('0');
    expect(screen.getByRole('combobox', { name: 'Marital status' })).toHaveValue('Single');
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('sends the details and opens the requested chat', async () => {
    const { user, callsOf, router } = openKundliPage('/create-kundli?type=Oracle');
    await fillBirthForm(user);
    await user.click(getSubmitButton());
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '?type=Oracle&bid=b9' }));
    expect(callsOf(apiPaths.addBirth)).toHaveLength(1);
    expect(callsOf(apiPaths.addBirth)[0]?.body).toEqual(details);
    expect(callsOf(apiPaths.addBirth)[0]?.headers.get('idempotency-key')).toMatch(/\S{8}/);
    await waitFor(() => expect(sessionStorage.getItem('draft:birth')).toBeNull());
  });

  it.each([
    ['/create-kundli?predictions=true&p_type=weekly', '/daily-prediction', '?bid=b9&p_type=weekly'],
    ['/create-kundli/astra', '/chats', '?type=Astra&bid=b9'],
  ])('opened as %s leads to %s', async (from, pathname, search) => {
    const { user, router } = await openWithDraft(from);
    await user.click(getSubmitButton());
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
  });

  it('offers both astrologers if none was requested', async () => {
    const { user } = await openWithDraft('/create-kundli', { [apiPaths.chart]: { status: 'success', chart } });
    await user.click(getSubmitButton());
    expect(await screen.findByRole('heading', { name: 'Your Kundli is ready' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/chats?type=Astra&bid=b9');
    expect(await screen.findByRole('img', { name: /Pisces rising, Moon in Aries/ })).toBeInTheDocument();
  });

  it('lists the invalid fields, alerts the first empty one and sends no request', async () => {
    const { user, store, callsOf } = openKundliPage('/create-kundli?type=Oracle');
    await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ananya');
    await user.type(getField('Day'), '31');
    await user.type(getField('Year'), '2097');
    await user.click(getSubmitButton());
    expect(store.getState().notices.alerts).toEqual(["Error: The field 'gender' is required and cannot be empty."]);
    expect(screen.getByText('Six fields need a look:')).toBeInTheDocument();
    expect(getField('Year')).toHaveAccessibleDescription('The year must lie between 1945 and 2023.');
    expect(getField('Minute')).toHaveAccessibleDescription('Type the minute.');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveAccessibleDescription('Choose the month.');
    expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'minute' }));
    expect(getField('Minute')).toHaveFocus();
    await user.type(getField('Minute'), '5');
    expect(getField('Minute')).toBeValid();
    expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
  });

  it('keeps its values across a reload', async () => {
    const first = openKundliPage('/create-kundli');
    await fillBirthForm(first.user);
    first.unmount();
    openKundliPage('/create-kundli');
    await waitFor(() => expect(getField('Full name')).toHaveValue('Ananya Verma'));
    expect(getField('Year')).toHaveValue('1997');
    expect(screen.getByRole('combobox', { name: 'Birth place' })).toHaveValue('Jaipur, Rajasthan, India');
  });
});

describe('a save that fails', () => {
  it.each<[string, FakeAnswer, string]>([
    ['with a message of the server', { status: 'fail', message: 'Twenty records are the most.' }, 'Twenty records are the most.'],
    ['with a status other than OK', () => new Response('{}', { status: 500 }), 'Failed to add kundli'],
    ['without a response', () => Promise.reject(new TypeError('offline')), 'An error occurred. Please try again later.'],
  ])('%s', async (_case, response, alert) => {
    const { user, store } = await openWithDraft('/create-kundli?type=Oracle', { [apiPaths.addBirth]: response });
    await user.click(getSubmitButton());
    await waitFor(() => expect(store.getState().notices.alerts).toEqual([alert]));
    expect(getField('Full name')).toHaveValue('Ananya Verma');
    expect(getSubmitButton()).not.toHaveAttribute('aria-busy');
  });

  it('is shown at the field that the server names, without an alert', async () => {
    const refusal = { status: 'fail', code: 'invalid_request', message: 'This date is not in the calendar.', field: 'dob' };
    const { user, store } = await openWithDraft('/create-kundli?type=Oracle', {
      [apiPaths.addBirth]: () => new Response(JSON.stringify(refusal), { status: 400 }),
    });
    await user.click(getSubmitButton());
    await waitFor(() => expect(getField('Day')).toHaveAccessibleDescription('This date is not in the calendar.'));
    expect(getField('Day')).toHaveFocus();
    expect(screen.getByText('One field needs a look:')).toBeInTheDocument();
    expect(getField('Full name')).toHaveValue('Ananya Verma');
    expect(store.getState().notices.alerts).toEqual([]);
  });

  it('is retried with the same idempotency key until the details change', async () => {
    const failOffline = () => Promise.reject(new TypeError('offline'));
    const { user, callsOf } = await openWithDraft('/create-kundli?type=Oracle', { [apiPaths.addBirth]: failOffline });
    for (const times of [1, 2]) {
      await user.click(getSubmitButton());
      await waitFor(() => expect(callsOf(apiPaths.addBirth)).toHaveLength(times));
      await waitFor(() => expect(getSubmitButton()).not.toHaveAttribute('aria-busy'));
    }
    await user.type(getField('Full name'), ' Rao');
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)).toHaveLength(3));
    const [first, second, third] = callsOf(apiPaths.addBirth).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('gets a new idempotency key after a response of the server', async () => {
    const refuse = { status: 'fail', message: 'Not now.' };
    const { user, callsOf } = await openWithDraft('/create-kundli?type=Oracle', { [apiPaths.addBirth]: refuse });
    for (const times of [1, 2]) {
      await user.click(getSubmitButton());
      await waitFor(() => expect(callsOf(apiPaths.addBirth)).toHaveLength(times));
      await waitFor(() => expect(getSubmitButton()).not.toHaveAttribute('aria-busy'));
    }
    const [first, second] = callsOf(apiPaths.addBirth).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  it('asks which of two moments is meant, and sends the answer', async () => {
    const asks = {
      status: 'fail',
      code: 'ambiguous_birth_time',
      message: 'The clocks were put back, so 23:30 happened twice in this place. Say whether it was the first or the second time.',
    };
    const answer: FakeAnswer = (body: unknown) =>
      (body as { earlier_offset?: boolean }).earlier_offset === undefined ? asks : savedResponse;
    const { user, callsOf, router } = await openWithDraft('/create-kundli?type=Oracle', { [apiPaths.addBirth]: answer });
    await user.click(getSubmitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Which of the two?' });
    expect(dialog).toHaveTextContent('happened twice');
    await user.click(within(dialog).getByRole('button', { name: 'The second time' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
    expect(callsOf(apiPaths.addBirth)[1]?.body).toEqual({ ...details, earlier_offset: false });
  });

  it('explains a time that never occurred, and sends the answer', async () => {
    const asks = { status: 'fail', code: 'skipped_birth_time', message: 'Never.', moments: ['2009-06-19T22:30', '2009-06-20T00:30'] };
    const answer: FakeAnswer = (body: unknown) =>
      (body as { earlier_offset?: boolean }).earlier_offset === undefined ? asks : savedResponse;
    const { user, callsOf, router } = await openWithDraft('/create-kundli?type=Oracle', { [apiPaths.addBirth]: answer });
    await user.click(getSubmitButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'This time never came' }));
    await user.click(dialog.getByRole('button', { name: '19 Jun 2009, 10:30 pm' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
    expect(callsOf(apiPaths.addBirth)[1]?.body).toEqual({ ...details, earlier_offset: true });
  });

  it('asks which of two clocks was read, and sends the answer', async () => {
    const asks = { status: 'fail', code: 'several_clocks', message: 'Two clocks were kept in this place then. Which one?' };
    const answer: FakeAnswer = (body: unknown) => ((body as { clock?: string }).clock === 'ask' ? asks : savedResponse);
    const { user, callsOf, router } = await openWithDraft('/create-kundli?type=Oracle', { [apiPaths.addBirth]: answer });
    await user.click(getSubmitButton());
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Which clock was it?' })).getByRole('button', { name: 'The local one' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
    expect(callsOf(apiPaths.addBirth)[1]?.body).toEqual({ ...details, clock: 'local' });
  });
});

it('shows generating.. and does not send twice while it is busy', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, callsOf } = await openWithDraft('/create-kundli?type=Oracle', {
    [apiPaths.addBirth]: () => new Promise((resolve) => (answer = resolve)),
  });
  await user.click(getSubmitButton());
  expect(await screen.findByRole('button', { name: 'generating..' })).toHaveAttribute('aria-busy', 'true');
  await user.click(getSubmitButton());
  expect(callsOf(apiPaths.addBirth)).toHaveLength(1);
  answer({ status: 'fail', message: 'Not now.' });
  expect(await screen.findByRole('button', { name: 'Generate Kundli' })).toBeInTheDocument();
});

describe('a visitor', () => {
  it('is asked to log in, and the form is submitted after that', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const { user, store, callsOf, router } = await openWithDraft('/free-kundli?type=Astra', {}, 'visitor');
    await user.click(getSubmitButton());
    expect(store.getState().login.open).toBe(true);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
    act(() => {
      store.dispatch(loginClosed());
      store.dispatch(signedIn(token));
    });
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '?type=Astra&bid=b9' }));
  });

  it('sees no error after a login with an empty form', async () => {
    const { store } = openKundliPage('/free-kundli', {}, 'visitor');
    await screen.findByRole('heading', { name: 'Birth details' });
    act(() => void store.dispatch(signedIn(token)));
    expect(await screen.findByRole('heading', { name: 'Saved Kundli' })).toBeInTheDocument();
    expect(store.getState().notices.alerts).toEqual([]);
  });
});

describe('places', () => {
  it('are searched from three letters on, ignoring results of an older search', async () => {
    const slow: ((value: unknown) => void)[] = [];
    const jaitaran = {
      ...jaipur,
      description: 'Jaitaran, Rajasthan, India',
      place_id: 'p2',
      structured_formatting: { main_text: 'Jaitaran', secondary_text: 'Rajasthan, India' },
    };
    const answer: FakeAnswer = (_body: unknown, url: URL) =>
      url.searchParams.get('input') === 'Jai' ? new Promise((resolve) => slow.push(resolve)) : { status: 'ok', predictions: [jaitaran] };
    const { user, callsOf } = openKundliPage('/create-kundli', { [apiPaths.places]: answer });
    const place = await screen.findByRole('combobox', { name: 'Birth place' });
    await user.type(place, 'Ja');
    await user.type(place, 'i');
    await waitFor(() => expect(callsOf(apiPaths.places)).toHaveLength(1));
    await user.type(place, 't');
    expect(await screen.findByRole('option', { name: 'Jaitaran, Rajasthan, India' })).toBeInTheDocument();
    await act(async () => slow.forEach((resolve) => resolve(places)));
    expect(screen.queryByRole('option', { name: 'Jaipur, Rajasthan, India' })).not.toBeInTheDocument();
    expect(callsOf(apiPaths.places)).toHaveLength(2);
  });

  it('that are changed after the selection must be selected again', async () => {
    const { user, store } = await openWithDraft('/create-kundli?type=Oracle');
    await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'x');
    await user.click(getSubmitButton());
    expect(store.getState().notices.alerts).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Birth place' })).toHaveAccessibleDescription(/Choose the birth place from the list/);
  });

  it('typed completely are accepted without choosing, if the name is unique', async () => {
    const { user, callsOf } = await openWithDraft('/create-kundli?type=Oracle');
    const place = screen.getByRole('combobox', { name: 'Birth place' });
    await user.clear(place);
    await user.type(place, 'jaipur');
    await screen.findByRole('option', { name: 'Jaipur, Rajasthan, India' });
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ pob: 'Jaipur, Rajasthan, India', lat: 26.92 }));
  });

  it('typed completely and submitted at once are accepted too', async () => {
    const { user, callsOf } = await openWithDraft('/create-kundli?type=Oracle');
    const place = screen.getByRole('combobox', { name: 'Birth place' });
    await user.clear(place);
    await user.type(place, 'jaipur');
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ pob: 'Jaipur, Rajasthan, India', lat: 26.92 }));
  });

  it('with the same name are offered in the open list', async () => {
    const other = { ...jaipur, place_id: 'p2', structured_formatting: { main_text: 'Jaipur', secondary_text: 'Bankura, India' } };
    const { user, callsOf, store } = await openWithDraft('/create-kundli?type=Oracle', {
      [apiPaths.places]: { status: 'ok', predictions: [jaipur, other] },
    });
    const place = screen.getByRole('combobox', { name: 'Birth place' });
    await user.clear(place);
    await user.type(place, 'jaipur');
    await user.click(getSubmitButton());
    await waitFor(() => expect(place).toHaveFocus());
    await user.click(await screen.findByRole('option', { name: 'Jaipur, Bankura, India' }));
    expect(store.getState().notices.alerts).toEqual([]);
    expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ pob: 'Jaipur, Bankura, India' }));
  });

  it('that are not in the list are entered with coordinates', async () => {
    const { user, callsOf } = await openWithDraft('/create-kundli?type=Oracle');
    await user.click(screen.getByRole('button', { name: 'My place is not in the list' }));
    await user.clear(getField('Latitude'));
    await user.type(getField('Latitude'), '-33.456');
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ lat: -33.46, lng: 75.79 }));
  });
});

describe('an unknown time of birth', () => {
  it('is sent as unknown, and opens the chat anyway', async () => {
    const { user, callsOf, router } = await openWithDraft('/create-kundli?type=Oracle');
    await user.click(screen.getByRole('checkbox', { name: 'I do not know the time' }));
    expect(screen.queryByRole('textbox', { name: 'Minute' })).not.toBeInTheDocument();
    await user.click(getSubmitButton());
    await waitFor(() => expect(router.state.location.search).toBe('?type=Oracle&bid=b9'));
    expect(callsOf(apiPaths.addBirth)[0]?.body).toEqual({ ...details, tob: '12:00', time_known: false });
  });
});

describe('saved Kundli', () => {
  const births = { status: 'success', births: [record] };

  it('are shown before the form', async () => {
    openKundliPage('/create-kundli', { [apiPaths.births]: births });
    const saved = await screen.findByRole('radio', { name: 'Ananya Verma' });
    expect(saved.compareDocumentPosition(getField('Full name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are never overwritten by input after a reload', async () => {
    const first = openKundliPage('/create-kundli', { [apiPaths.births]: births });
    await first.user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
    await first.user.type(getField('Full name'), ' Rao');
    first.unmount();
    const { user, callsOf } = openKundliPage('/create-kundli', { [apiPaths.births]: births });
    await waitFor(() => expect(getField('Full name')).toHaveValue('Ananya Verma Rao'));
    await user.clear(getField('Full name'));
    await user.type(getField('Full name'), 'Maa');
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)).toHaveLength(1));
    expect(callsOf(apiPaths.editBirth)).toHaveLength(0);
  });

  it('are private: visitors are redirected', async () => {
    const { router } = openKundliPage('/create-kundli?bid=b1', {}, 'visitor');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('fill the form, and Proceed continues without saving', async () => {
    const { user, router, callsOf } = openKundliPage('/create-kundli?type=Oracle', { [apiPaths.births]: births });
    expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
    expect(getField('Year')).toHaveValue('1997');
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=Oracle&bid=b1'));
    expect(callsOf(apiPaths.editBirth)).toHaveLength(0);
    await waitFor(() => expect(sessionStorage.getItem('draft:birth')).toBeNull());
  });

  it('are updated if they were changed', async () => {
    const { user, router, callsOf } = openKundliPage('/create-kundli?type=Oracle', {
      [apiPaths.births]: births,
      [apiPaths.editBirth]: { status: 'success', bid: 'b1' },
    });
    await user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
    await user.clear(getField('Minute'));
    await user.type(getField('Minute'), '45');
    await user.click(screen.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=Oracle&bid=b1'));
    // Unchanged fields are not sent, because another tab may have changed them.
    expect(callsOf(apiPaths.editBirth)[0]?.body).toEqual({
      bid: 'b1',
      clock: 'ask',
      dob: record.dob,
      tob: '10:45',
      pob: record.pob,
      lat: record.lat,
      lng: record.lng,
    });
  });

  it('are saved as new if another tab deleted them, with what was typed', async () => {
    const list = { status: 'success', births: [record] };
    const { user, store, callsOf } = openKundliPage('/create-kundli?type=Oracle', { [apiPaths.births]: () => list });
    await user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
    await user.type(getField('Full name'), ' Rao');
    list.births = [];
    await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Birth'])));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Ananya Verma' })).not.toBeInTheDocument());
    expect(getField('Full name')).toHaveValue('Ananya Verma Rao');
    await user.click(getSubmitButton());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ full_name: 'Ananya Verma Rao', dob: record.dob }));
    expect(callsOf(apiPaths.editBirth)).toHaveLength(0);
  });

  it('are deleted after a confirmation', async () => {
    const list = { status: 'success', births: [record] };
    const { user, callsOf } = openKundliPage('/create-kundli', {
      [apiPaths.births]: () => list,
      [apiPaths.deleteBirth]: () => {
        list.births = [];
        return { status: 'success' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Ananya Verma' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this birth details?' });
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(callsOf(apiPaths.deleteBirth)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete Ananya Verma' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/Nothing saved yet/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved Kundli' })).toHaveFocus());
    expect(callsOf(apiPaths.deleteBirth)[0]?.body).toEqual({ bid: 'b1' });
  });

  it('can be retried if they fail to load', async () => {
    let isDown = true;
    const { user, callsOf } = openKundliPage('/create-kundli', {
      [apiPaths.births]: () => (isDown ? new Response('{}', { status: 500 }) : births),
    });
    // The loader prefetches the list, and the component retries a failed request.
    await waitFor(() => expect(callsOf(apiPaths.births)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Loading your saved details')).toBeNull());
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
    expect(await screen.findByRole('radio', { name: 'Ananya Verma' })).toBeInTheDocument();
  });
});

it('shows links to twelve signs and six questions', async () => {
  const { container } = openKundliPage('/free-kundli', {}, 'visitor');
  const carousel = await screen.findByRole('group', { name: 'Signs of the zodiac' });
  expect(within(carousel).getAllByRole('link')).toHaveLength(signs.length);
  expect(container.querySelectorAll('details')).toHaveLength(6);
});
