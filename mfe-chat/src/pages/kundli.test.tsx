import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, signs } from '@oracle-astra/shared/contract';
import { loginClosed, signedIn } from '@oracle-astra/shared/session';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { act } from 'react';
import { routes } from '../routes';
import { chart, record } from '../testing/samples';

const jaipur = {
  description: 'Jaipur, Rajasthan, India', place_id: 'p1', structured_formatting: { main_text: 'Jaipur', secondary_text: 'Rajasthan, India' },
  geometry: { location: { lat: 26.9196, lng: 75.7878 } },
};
const places = { status: 'ok', predictions: [jaipur] };
const saved = { status: 'success', bid: 'b9' };
const token = tokenFor('u1');

function open(path: string, answers: Record<string, FakeAnswer> = {}, visitor?: 'visitor') {
  const server = fakeApi({ [apiPaths.births]: { status: 'success', births: [] }, [apiPaths.places]: places, [apiPaths.addBirth]: saved, ...answers });
  const page = renderPage(routes, { path, token: visitor ? null : token, fetch: server.fetch });
  const callsOf = (url: string) => server.calls.filter(({ path: called }) => called === url);
  return { ...page, callsOf, user: userEvent.setup({ delay: null }) };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: /Generate Kundli|generating/ });

async function choosePlace(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Jai');
  await user.click(await screen.findByRole('option', { name: 'Jaipur, Rajasthan, India' }));
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ananya Verma');
  await user.type(field('Day'), '7');
  await user.type(field('Year'), '1997');
  await user.type(field(/^Hours/), '9');
  await user.type(field('Minute'), '5');
  await choosePlace(user);
}

/** Opens the form as somebody left it who had filled all of it. */
async function openFilled(...given: Parameters<typeof open>) {
  const kept = { name: 'Ananya Verma', day: '7', year: '1997', hours: '9', minute: '5', birthPlace: 'Jaipur, Rajasthan, India', latitude: '26.92', longitude: '75.79' };
  sessionStorage.setItem('draft:birth', JSON.stringify(kept));
  const page = open(...given);
  await waitFor(() => expect(field('Full name')).toHaveValue('Ananya Verma'));
  return page;
}

const details = {
  full_name: 'Ananya Verma', dob: '07/01/1997', tob: '09:05', pob: 'Jaipur, Rajasthan, India', lat: 26.92, lng: 75.79,
  gender: 'Male', marital_status: 'Single', language: 'English',
};

beforeEach(() => sessionStorage.clear());

describe('the form', () => {
  it('begins with the defaults of the specification', async () => {
    open('/create-kundli');
    expect(await screen.findByRole('radio', { name: 'Male' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('01');
    expect(field('Second')).toHaveValue('0');
    expect(screen.getByRole('combobox', { name: 'Marital status' })).toHaveValue('Single');
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('sends the details and goes to the chat that was asked for', async () => {
    const { user, callsOf, router } = open('/create-kundli?type=Oracle');
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '?type=Oracle&bid=b9' }));
    expect(callsOf(apiPaths.addBirth)).toHaveLength(1);
    expect(callsOf(apiPaths.addBirth)[0]?.body).toEqual(details);
    expect(callsOf(apiPaths.addBirth)[0]?.headers.get('idempotency-key')).toMatch(/\S{8}/);
    await waitFor(() => expect(sessionStorage.getItem('draft:birth')).toBeNull());
  });

  it.each([
    ['/create-kundli?predictions=true&p_type=weekly', '/daily-prediction', '?bid=b9&p_type=weekly'],
    ['/create-kundli/astra', '/chats', '?type=Astra&bid=b9'],
  ])('from %s leads to %s', async (from, pathname, search) => {
    const { user, router } = await openFilled(from);
    await user.click(submit());
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
  });

  it('offers the two astrologers where nothing was asked for', async () => {
    const { user } = await openFilled('/create-kundli', { [apiPaths.chart]: { status: 'success', chart } });
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Your Kundli is ready' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/chats?type=Astra&bid=b9');
    expect(await screen.findByRole('img', { name: /Pisces rising, Moon in Aries/ })).toBeInTheDocument();
  });

  it('says which fields are wrong, alerts the first empty one and asks nothing of the server', async () => {
    const { user, store, callsOf } = open('/create-kundli?type=Oracle');
    await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ananya');
    await user.type(field('Day'), '31');
    await user.type(field('Year'), '2097');
    await user.click(submit());
    expect(store.getState().notices.alerts).toEqual(["Error: The field 'hours' is required and cannot be empty."]);
    expect(screen.getByText('Four fields need a look:')).toBeInTheDocument();
    expect(field('Year')).toHaveAccessibleDescription('The year must lie between 1945 and 2023.');
    expect(field('Minute')).toHaveAccessibleDescription("Error: The field 'minute' is required and cannot be empty.");
    expect(field('Year')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'minute' }));
    expect(field('Minute')).toHaveFocus();
    await user.type(field('Minute'), '5');
    expect(field('Minute')).toBeValid();
    expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
  });

  it('keeps what was typed across a reload', async () => {
    const first = open('/create-kundli');
    await fill(first.user);
    first.unmount();
    open('/create-kundli');
    await waitFor(() => expect(field('Full name')).toHaveValue('Ananya Verma'));
    expect(field('Year')).toHaveValue('1997');
    expect(screen.getByRole('combobox', { name: 'Birth place' })).toHaveValue('Jaipur, Rajasthan, India');
  });
});

describe('a save that fails', () => {
  it.each<[string, FakeAnswer, string]>([
    ['with the server’s words', { status: 'fail', message: 'Twenty records are the most.' }, 'Twenty records are the most.'],
    ['with a status other than OK', () => new Response('{}', { status: 500 }), 'Failed to add kundli'],
    ['without an answer', () => Promise.reject(new TypeError('offline')), 'An error occurred. Please try again later.'],
  ])('%s', async (_how, answer, alert) => {
    const { user, store } = await openFilled('/create-kundli?type=Oracle', { [apiPaths.addBirth]: answer });
    await user.click(submit());
    await waitFor(() => expect(store.getState().notices.alerts).toEqual([alert]));
    expect(field('Full name')).toHaveValue('Ananya Verma');
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it('is tried again under the same key, and under a new one once something changed', async () => {
    const refuse = { status: 'fail', message: 'Not now.' };
    const { user, callsOf } = await openFilled('/create-kundli?type=Oracle', { [apiPaths.addBirth]: refuse });
    for (const times of [1, 2]) {
      await user.click(submit());
      await waitFor(() => expect(callsOf(apiPaths.addBirth)).toHaveLength(times));
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    }
    await user.type(field('Full name'), ' Rao');
    await user.click(submit());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)).toHaveLength(3));
    const [first, second, third] = callsOf(apiPaths.addBirth).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('asks which of two moments was meant, and sends the answer', async () => {
    const asks = { status: 'fail', code: 'ambiguous_birth_time', message: 'The clocks were put back, so 23:30 happened twice in this place. Say whether it was the first or the second time.' };
    const answer: FakeAnswer = (body: unknown) => ((body as { earlier_offset?: boolean }).earlier_offset === undefined ? asks : saved);
    const { user, callsOf, router } = await openFilled('/create-kundli?type=Oracle', { [apiPaths.addBirth]: answer });
    await user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Which of the two?' });
    expect(dialog).toHaveTextContent('happened twice');
    await user.click(within(dialog).getByRole('button', { name: 'The second time' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
    expect(callsOf(apiPaths.addBirth)[1]?.body).toEqual({ ...details, earlier_offset: false });
  });
});

it('says generating.. and does not send twice while it is busy', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { user, callsOf } = await openFilled('/create-kundli?type=Oracle', { [apiPaths.addBirth]: () => new Promise((resolve) => (answer = resolve)) });
  await user.click(submit());
  expect(await screen.findByRole('button', { name: 'generating..' })).toHaveAttribute('aria-busy', 'true');
  await user.click(submit());
  expect(callsOf(apiPaths.addBirth)).toHaveLength(1);
  answer({ status: 'fail', message: 'Not now.' });
  expect(await screen.findByRole('button', { name: 'Generate Kundli' })).toBeInTheDocument();
});

describe('a visitor', () => {
  it('is asked to log in at the top of the page, and the form goes by itself after that', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    const { user, store, callsOf, router } = await openFilled('/free-kundli?type=Astra', {}, 'visitor');
    await user.click(submit());
    expect(store.getState().login.open).toBe(true);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
    act(() => {
      store.dispatch(loginClosed());
      store.dispatch(signedIn(token));
    });
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '?type=Astra&bid=b9' }));
  });

  it('who signs in with an empty form is not told off for it', async () => {
    const { store } = open('/free-kundli', {}, 'visitor');
    await screen.findByRole('heading', { name: 'Birth details' });
    act(() => void store.dispatch(signedIn(token)));
    expect(await screen.findByRole('heading', { name: 'Saved Kundli' })).toBeInTheDocument();
    expect(store.getState().notices.alerts).toEqual([]);
  });
});

describe('places', () => {
  it('are searched from three letters on, and the newest search wins', async () => {
    const slow: ((value: unknown) => void)[] = [];
    const jaitaran = { ...jaipur, description: 'Jaitaran, Rajasthan, India', place_id: 'p2' };
    const answer: FakeAnswer = (_body: unknown, url: URL) =>
      url.searchParams.get('input') === 'Jai' ? new Promise((resolve) => slow.push(resolve)) : { status: 'ok', predictions: [jaitaran] };
    const { user, callsOf } = open('/create-kundli', { [apiPaths.places]: answer });
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

  it('that are changed after the choice have to be chosen anew', async () => {
    const { user, store } = await openFilled('/create-kundli?type=Oracle');
    await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'x');
    await user.click(submit());
    expect(store.getState().notices.alerts).toEqual(["Error: The field 'latitude' is required and cannot be empty."]);
  });

  it('that are not in the list are given by coordinates', async () => {
    const { user, callsOf } = await openFilled('/create-kundli?type=Oracle');
    await user.click(screen.getByRole('button', { name: 'My place is not in the list' }));
    await user.clear(field('Latitude'));
    await user.type(field('Latitude'), '-33.456');
    await user.click(submit());
    await waitFor(() => expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ lat: -33.46, lng: 75.79 }));
  });
});

describe('saved Kundli', () => {
  const births = { status: 'success', births: [record] };

  it('fill the form, and Proceed goes on without saving', async () => {
    const { user, router, callsOf } = open('/create-kundli?type=Oracle', { [apiPaths.births]: births });
    expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
    expect(field('Year')).toHaveValue('1997');
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=Oracle&bid=b1'));
    expect(callsOf(apiPaths.editBirth)).toHaveLength(0);
    await waitFor(() => expect(sessionStorage.getItem('draft:birth')).toBeNull());
  });

  it('that were changed are updated', async () => {
    const { user, router, callsOf } = open('/create-kundli?type=Oracle', { [apiPaths.births]: births, [apiPaths.editBirth]: { status: 'success', bid: 'b1' } });
    await user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
    await user.clear(field('Minute'));
    await user.type(field('Minute'), '45');
    await user.click(screen.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=Oracle&bid=b1'));
    expect(callsOf(apiPaths.editBirth)[0]?.body).toMatchObject({ bid: 'b1', tob: '10:45' });
  });

  it('are deleted only after a Yes', async () => {
    const list = { status: 'success', births: [record] };
    const { user, callsOf } = open('/create-kundli', {
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
    expect(callsOf(apiPaths.deleteBirth)[0]?.body).toEqual({ bid: 'b1' });
  });

  it('that do not load offer Retry', async () => {
    let isDown = true;
    const { user, callsOf } = open('/create-kundli', { [apiPaths.births]: () => (isDown ? new Response('{}', { status: 500 }) : births) });
    // The page asks ahead, and the list asks again where that failed: its own failure is the one that stays.
    await waitFor(() => expect(callsOf(apiPaths.births)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Loading your saved details')).toBeNull());
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('radio', { name: 'Ananya Verma' })).toBeInTheDocument();
  });
});

it('shows the horoscope of all twelve signs and six questions', async () => {
  const { container } = open('/free-kundli', {}, 'visitor');
  const carousel = await screen.findByRole('group', { name: 'Signs of the zodiac' });
  expect(within(carousel).getAllByRole('link')).toHaveLength(signs.length);
  expect(container.querySelectorAll('details')).toHaveLength(6);
});

it('the celebrity form leads to the celebrity chat', async () => {
  const { user, router, callsOf } = open('/free-kundli-celeb?type=Astra');
  expect(await screen.findByRole('heading', { name: 'Celebrity Kundli', level: 1 })).toBeInTheDocument();
  await user.type(field('Name of the celebrity'), 'Ananya Verma');
  await user.type(field('Day'), '7');
  await user.type(field('Year'), '1997');
  await user.type(field(/^Hours/), '9');
  await user.type(field('Minute'), '5');
  await user.type(field('What you know about them'), 'An actor');
  await choosePlace(user);
  await user.click(submit());
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chatsceleb', search: '?type=Astra&bid=b9' }));
  expect(callsOf(apiPaths.addBirth)[0]?.body).toEqual(details);
});
