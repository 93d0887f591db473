/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, signs } from '@oracle-astra/shared/contract';
import { sessionEnded, signedIn } from '@oracle-astra/shared/session';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { clickRetryUntilFound } from '../testing/click-retry-until-found';
import { astrologerInfo, post, videos } from '../testing/samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './home';
import './invite-earn';

const posts = [post(3), post(2), post(1)];

function open(answers: Record<string, FakeAnswer> = {}, { path = '/', token = null as string | null } = {}) {
  const server = fakeApi({ [apiPaths.astrologers]: astrologerInfo, [apiPaths.videos]: videos, [apiPaths.posts]: posts, ...answers });
  return { ...renderPage(routes, { path, token, fetch: server.fetch }), server, user: userEvent.setup() };
}

const findHref = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

it.each([
  ['a visitor', null, '/free-kundli'],
  ['a signed-in user', tokenFor('u1'), '/create-kundli'],
])('links %s to the right form', async (_who, token, path) => {
  open({}, { token });
  expect(await findHref('Chat with Oracle')).toBe(`${path}?type=Oracle`);
  expect(await findHref('Chat with Astra')).toBe(`${path}?type=Astra`);
});

it('renders all sections in order', async () => {
  open();
  await screen.findByText('Post 3 & more');
  await screen.findByText('First film');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'See the sky of your birth',
    '500 questions a month',
    'Our AI Astrologers',
    'Today’s Horoscope',
    'The service in figures',
    'Latest blogs',
    'About us',
    'Vlogs',
    'What people say',
    'How it works',
  ]);
  expect(screen.getByText('6 Free Questions')).toBeInTheDocument();
  expect(document.title).toBe('Ask your own birth chart | Oracle & Astra');
});

it('links to the other pages of the site', async () => {
  open();
  expect(await findHref('Start your journey now!')).toBe('/#chat-with-ai');
  expect(await findHref('See the subscription')).toBe('/subscription');
  for (const sign of signs) expect(await findHref(new RegExp(`^${sign}`))).toBe(`/horoscope?zodiac=${sign}&when=Today`);
  expect(await findHref('About us')).toBe('/about-us');
});

it('shows the descriptions of the API, and the built-in ones if it fails', async () => {
  const { unmount } = open();
  expect(await screen.findByText('Reads deeply.')).toBeInTheDocument();
  unmount();
  open({ [apiPaths.astrologers]: () => new Response('', { status: 500 }) });
  expect(await screen.findByText('Advanced AI for detailed personal readings and life path analysis.')).toBeInTheDocument();
  expect(screen.getByText('Specialised in relationship compatibility, career guidance and future predictions.')).toBeInTheDocument();
});

it('requests three posts, and shows them on Retry after a failure', async () => {
  let broken = true;
  const requestedCounts: string[] = [];
  open({
    [apiPaths.posts]: (_body: unknown, url: URL) => {
      requestedCounts.push(url.searchParams.get('per_page') ?? '');
      return broken ? new Response('', { status: 500 }) : posts;
    },
  });
  await screen.findByRole('alert');
  broken = false;
  await clickRetryUntilFound(() => screen.getByRole('link', { name: /Post 3 & more/ }));
  expect(screen.getByRole('link', { name: /Post 3 & more/ })).toHaveAttribute('href', '/blogs/post-3');
  expect(new Set(requestedCounts)).toEqual(new Set(['3']));
});

it('links videos to YouTube, and omits those without an id', async () => {
  open();
  const video = await screen.findByRole('link', { name: /First film/ });
  expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc-123');
  expect(video).toHaveAttribute('target', '_blank');
  expect(screen.queryByText('No id')).not.toBeInTheDocument();
});

it.each([
  ['none are named', []],
  ['none of them has an id', [{ video: 'https://www.youtube.com/shorts/abc', title: 'No id' }]],
])('has no block of videos if %s', async (_case, named) => {
  open({ [apiPaths.videos]: { status: 'success', videos: named } });
  await screen.findByRole('region', { name: 'What people say' });
  expect(screen.queryByRole('region', { name: 'Vlogs' })).not.toBeInTheDocument();
});

it('shows a duplicate video once', async () => {
  const film = { video: 'https://www.youtube.com/watch?v=abc', title: 'Twice' };
  open({ [apiPaths.videos]: { status: 'success', videos: [film, film] } });
  expect(await screen.findAllByRole('link', { name: /Twice/ })).toHaveLength(1);
});

it('renders every section in the end, for prints and screenshots', async () => {
  open();
  const comments = await screen.findByRole('region', { name: 'What people say' });
  const sections = [...(comments.parentElement?.children ?? [])];
  expect(sections.length).toBeGreaterThan(5);
  await waitFor(() => expect(sections.filter((section) => !section.hasAttribute('data-drawn'))).toEqual([]));
});

it('labels comments as samples', async () => {
  open();
  const comments = await screen.findByRole('region', { name: 'What people say' });
  expect(within(comments).getByText('Samples')).toBeInTheDocument();
  expect(within(comments).getAllByText('4.6').length).toBeGreaterThan(2);
});

describe('the invitation', () => {
  const path = '/invite-earn';

  it('returns to the page from which it was opened, and Back does not open it again', async () => {
    const { user, router } = open({}, { path: '/elsewhere' });
    await screen.findByText('Another page');
    await act(() => router.navigate('/balance'));
    await act(() => router.navigate(path));
    const dialog = await screen.findByRole('dialog', { name: 'Invite as many Friends' });
    await user.dblClick(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/balance'));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('opens the home page if the site was entered here', async () => {
    const { user, router } = open({}, { path });
    const dialog = await screen.findByRole('dialog', { name: 'Invite as many Friends' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('sends a number, and keeps the input when the call fails', async () => {
    let answer: FakeAnswer = { status: 'fail', message: 'This number is registered already.' };
    const { user, server, store } = open({ [apiPaths.invite]: () => answer }, { path, token: tokenFor('u1') });
    const dialog = await screen.findByRole('dialog', { name: 'Invite as many Friends' });
    expect(within(dialog).getByText('You will get 1 question for both Astra and Oracle free')).toBeInTheDocument();
    const field = within(dialog).getByRole('textbox', { name: 'Mobile number' });
    await user.type(field, '98765432101');
    expect(field).toHaveValue('987-654-3210');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(store.getState().notices.toasts.map(({ text }) => text)).toEqual(['This number is registered already.']));
    expect(field).toHaveValue('987-654-3210');
    answer = { status: 'success' };
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(server.calls.filter(({ path: called }) => called === apiPaths.invite).map(({ body }) => body)).toEqual([
      { mobile: '919876543210' },
      { mobile: '919876543210' },
    ]);
  });

  it.each(['९८७६५४३२१०', '৯৮৭৬৫৪৩২১০', '+९१ ९८७६५ ४३२१०'])('reads the digits of Indian scripts: %s', async (typed) => {
    const { user } = open({}, { path, token: tokenFor('u1') });
    const field = within(await screen.findByRole('dialog', { name: 'Invite as many Friends' })).getByRole('textbox', {
      name: 'Mobile number',
    });
    await user.type(field, typed);
    expect(field).toHaveValue('987-654-3210');
  });

  it('refuses an incomplete number, and asks visitors to log in', async () => {
    const { user, server, store } = open({}, { path });
    const dialog = await screen.findByRole('dialog', { name: 'Invite as many Friends' });
    const field = within(dialog).getByRole('textbox', { name: 'Mobile number' });
    const send = within(dialog).getByRole('button', { name: 'Send' });
    await user.type(field, '98765');
    await user.click(send);
    expect(field).toHaveAccessibleDescription(/987-654-3210/);
    expect(store.getState().login.open).toBe(false);
    await user.type(field, '43210');
    await user.click(send);
    expect(store.getState().login.open).toBe(true);
    expect(server.calls.some(({ path: called }) => called === apiPaths.invite)).toBe(false);
    // After the login the number is sent without another press.
    act(() => void store.dispatch(signedIn(tokenFor('u1'))));
    await waitFor(() => expect(server.calls.filter(({ path: called }) => called === apiPaths.invite)).toHaveLength(1));
  });

  it.each(['1234567890', '+91 58765 43210', '0123 456 7890'])('refuses %s before it asks to log in', async (typed) => {
    const { user, store } = open({}, { path });
    const dialog = await screen.findByRole('dialog', { name: 'Invite as many Friends' });
    const field = within(dialog).getByRole('textbox', { name: 'Mobile number' });
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(/ten digits and starts with 6, 7, 8 or 9/);
    expect(store.getState().login.open).toBe(false);
  });

  it.each(['+91 98765 43210', '09876543210', '987 654 32 10', '919876543210'])('understands %s', async (typed) => {
    const { user } = open({}, { path });
    const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Mobile number' });
    await user.type(field, typed);
    expect(field).toHaveValue('987-654-3210');
  });

  it('shares the link by WhatsApp to the number, and by copying', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, store } = open(
      { [apiPaths.inviteLink]: () => ({ status: 'success', path: '/invited/abc' }) },
      { path, token: tokenFor('u1') },
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/send your own link/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
    expect(opened).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=Ask.*%2Finvited%2Fabc$/),
      '_blank',
      'noopener',
    );
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(store.getState().notices.toasts.map(({ text }) => text)).toContain('Link copied.'));
    expect(await navigator.clipboard.readText()).toMatch(/\/invited\/abc$/);
    opened.mockRestore();
  });

  it('offers a member no link until their own has loaded, because another one would not count for them', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const answers: unknown[] = [new Response('', { status: 500 }), new Promise<Response>((resolve) => (arrive = resolve))];
    const { user } = open({ [apiPaths.inviteLink]: () => answers.shift() }, { path, token: tokenFor('u1') });
    const dialog = within(await screen.findByRole('dialog'));
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    expect(dialog.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    await user.click(retry);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true'));
    expect(dialog.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    arrive(Response.json({ status: 'success', path: '/invited/abc' }));
    expect(await dialog.findByText(/send your own link/)).toBeInTheDocument();
  });

  it('offers no link of a person whose session the server has ended', async () => {
    const { store } = open({ [apiPaths.inviteLink]: { status: 'success', path: '/invited/abc' } }, { path, token: tokenFor('u1') });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/send your own link/)).toBeInTheDocument();
    act(() => void store.dispatch(sessionEnded()));
    expect(dialog.queryByText(/send your own link/)).not.toBeInTheDocument();
  });

  it('shows the refusal of the number at its field', async () => {
    const refusal = {
      status: 'fail',
      code: 'invalid_request',
      message: 'Enter an Indian mobile number: 91 and ten digits.',
      field: 'mobile',
    };
    const { user, store } = open(
      { [apiPaths.invite]: () => new Response(JSON.stringify(refusal), { status: 400 }) },
      { path, token: tokenFor('u1') },
    );
    const field = within(await screen.findByRole('dialog', { name: 'Invite as many Friends' })).getByRole('textbox', {
      name: 'Mobile number',
    });
    await user.type(field, '9234567890{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter an Indian mobile number: 91 and ten digits\./));
    expect(field).toHaveValue('923-456-7890');
    expect(store.getState().notices.toasts).toEqual([]);
  });

  it('navigates to the home page when it is closed', async () => {
    const { user, router } = open({}, { path });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/');
  });
});
