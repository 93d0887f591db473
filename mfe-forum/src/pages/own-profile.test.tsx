import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleAvatars, sampleDiscussion, sampleProfile } from '../testing/samples';

const token = tokenFor('u1');

function openProfile(answers: Record<string, unknown> = {}, locale: 'en' | 'hi' = 'en') {
  const api = fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile({ email: 'kavita@example.in', default_birth_profile: 'b1' }) },
    [apiPaths.discussions]: { status: 'success', discussions: [], page_count: 0 },
    [apiPaths.births]: { status: 'success', births: [{ bid: 'b1', full_name: 'Kavita Rao' }] },
    [apiPaths.avatars]: sampleAvatars,
    ...answers,
  });
  return { ...api, ...renderPage(routes, { path: '/profile', fetch: api.fetch, token, locale }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('Redeem Questions', () => {
  test('shows the points to redeem and the questions to add, and redeems whole questions', async () => {
    const { calls, store } = openProfile({
      [apiPaths.myProfile]: { status: 'success', profile: sampleProfile({ astrohub_points: 350 }) },
      [apiPaths.redeem]: { status: 'success', questions_added: 2, points_redeemed: 200, message: '2 questions were added' },
    });
    await press('Redeem Questions');
    const dialog = await dialogOf('Redeem Questions');
    const points = dialog.getByRole('textbox', { name: 'Points' });
    expect(points).toHaveValue('200');
    await userEvent.clear(points);
    await userEvent.type(points, '250');
    expect(dialog.getByText('2 Oracle questions')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem 200 points' }));
    await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: '2 questions were added' }]));
    const [call] = calls.filter((made) => made.path === apiPaths.redeem);
    expect(call?.body).toEqual({ points: 250 });
    expect(call?.headers.get('idempotency-key')).toMatch(/./);
  });

  test.each([
    ['50', 'Redeem at least 100 points.'],
    ['900', 'You have 140 points.'],
    ['all', 'Write a whole number in digits, such as 200.'],
    ['100.5', 'Write a whole number in digits, such as 200.'],
    ['-200', 'Write a whole number in digits, such as 200.'],
    ['1,00,000', 'You have 140 points.'],
  ])('refuses %p points', async (typed, error) => {
    const { calls } = openProfile();
    await press('Redeem Questions');
    const dialog = await dialogOf('Redeem Questions');
    const points = dialog.getByRole('textbox', { name: 'Points' });
    await userEvent.clear(points);
    await userEvent.type(points, `${typed}{Enter}`);
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(calls.map((call) => call.path)).not.toContain(apiPaths.redeem);
  });
});

describe('Edit Profile', () => {
  test('shows no other record in place of one that was deleted in another tab', async () => {
    openProfile({ [apiPaths.births]: { status: 'success', births: [{ bid: 'b2', full_name: 'Rohan Rao' }] } });
    await press('Edit Profile');
    const dialog = await dialogOf('Edit Profile');
    expect(await dialog.findByRole('option', { name: 'Rohan Rao' })).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Stars taken from' })).toHaveValue('0');
  });

  test('saves only changed fields, because another tab may have changed others', async () => {
    const { calls, store } = openProfile({ [apiPaths.editProfile]: { status: 'success', message: 'Your profile was saved' } });
    await press('Edit Profile');
    const dialog = await dialogOf('Edit Profile');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Stars taken from' })).toHaveValue('b1'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'No birth details');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Private profile' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Your profile was saved' }]));
    expect(calls.find((call) => call.path === apiPaths.editProfile)?.body).toEqual({ bid: '0', is_private: 1 });
  });

  test.each([
    ['nobody', 'Enter a valid email'],
    ['', 'Email address is required'],
  ])('refuses the e-mail %p', async (email, error) => {
    openProfile();
    await press('Edit Profile');
    const dialog = await dialogOf('Edit Profile');
    const field = dialog.getByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(field);
    if (email) await userEvent.type(field, email);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(error)).toBeInTheDocument();
  });

  test.each([
    [{ status: 'fail', code: 'birth_not_found', message: 'There are no such birth details.' }, 'There are no such birth details.'],
    [() => Promise.reject(new TypeError('offline')), 'Something went wrong!'],
  ])('shows an error toast when it is not saved', async (answer, text) => {
    const { store } = openProfile({ [apiPaths.editProfile]: answer });
    await press('Edit Profile');
    await userEvent.click((await dialogOf('Edit Profile')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text }]));
    expect(screen.getByRole('dialog', { name: 'Edit Profile' })).toBeInTheDocument();
  });
});

test('Edit Avatar offers both groups, and saves the chosen picture', async () => {
  const { calls } = openProfile({ [apiPaths.editProfile]: { status: 'success' } });
  await press('Edit Avatar');
  const dialog = await dialogOf('Edit Avatar');
  expect(await dialog.findByRole('radiogroup', { name: 'Male' })).toBeInTheDocument();
  const names = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual(['Female 1', 'Female 2', 'Male 1', 'Male 2']);
  await userEvent.click(dialog.getByRole('radio', { name: 'Male 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // Other fields are not sent, because another tab may have changed them.
  const body = { avatar: 'm02' };
  await waitFor(() => expect(calls.find((call) => call.path === apiPaths.editProfile)?.body).toEqual(body));
});

test('deletes the user’s own post from a list after a confirmation, and shows the list of all', async () => {
  const { calls, router } = openProfile({
    [apiPaths.discussions]: { status: 'success', discussions: [sampleDiscussion()], page_count: 1 },
    [apiPaths.deleteDiscussion]: { status: 'success', message: 'Deleted' },
  });
  expect(await screen.findByRole('link', { name: 'Edit Post' })).toHaveAttribute('href', '/forum/edit-post/d1');
  await press('Delete Post');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Post' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/forum'));
  expect(calls.find((call) => call.path === apiPaths.deleteDiscussion)?.body).toEqual({ did: 'd1' });
});

test('offers Retry if the birth details fail to load', async () => {
  let answer = () => Promise.reject<unknown>(new TypeError('offline'));
  openProfile({ [apiPaths.births]: () => answer() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your birth details could not be loaded.');
  answer = () => Promise.resolve({ status: 'success', births: [{ bid: 'b1', full_name: 'Kavita Rao' }] });
  await press('Retry');
  expect(await screen.findByText('Kavita Rao')).toBeInTheDocument();
});

test('has its controls in Hindi', async () => {
  openProfile({}, 'hi');
  const names = ['पॉइंट्स से सवाल लीजिए', 'प्रोफ़ाइल बदलिए', 'तस्वीर बदलिए'];
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});
