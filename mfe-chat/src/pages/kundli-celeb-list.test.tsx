import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { address, openChatPage, pastSummary } from '../testing/chat-page';

const birth = {
  bid: 'b7',
  full_name: 'Steve Jobs',
  dob: '24/02/1955',
  tob: '19:15',
  pob: 'San Francisco, USA',
  lat: 37.7749,
  lng: -122.4194,
};
const rest = { gender: 'Male', marital_status: 'Married', language: 'English' };

function openList(births: object[], token: string | null) {
  const server = fakeApi({
    [apiPaths.births]: { status: 'success', births },
    [apiPaths.addBirth]: { status: 'success', bid: 'b9' },
  });
  const page = renderPage(routes, { path: '/free-kundli-celeb?type=Astra', token, fetch: server.fetch });
  return { ...page, adds: () => server.calls.filter(({ path }) => path === apiPaths.addBirth), user: userEvent.setup({ delay: null }) };
}
const findJobs = () => screen.findByRole('button', { name: 'Ask Astra about Steve Jobs' });

it('offers twelve public figures, each with the source of its time', async () => {
  openList([], null);
  const list = within(await screen.findByRole('region', { name: 'Twelve public figures' }));
  expect(list.getAllByRole('listitem')).toHaveLength(12);
  expect(list.getAllByText(/^Rodden (?:AA|A): /)).toHaveLength(12);
  expect(list.getByText('24 Feb 1955, 7:15 pm')).toBeInTheDocument();
});

it('saves a figure and opens the chat', async () => {
  const { user, router, adds } = openList([], tokenFor('u1'));
  await user.click(await findJobs());
  await waitFor(() => expect(router.state.location.search).toBe('?type=Astra&bid=b9'));
  expect(adds()[0]?.body).toMatchObject({ full_name: 'Steve Jobs', dob: '24/02/1955', tob: '19:15', lat: 37.7749, public_figure: true });
  expect(router.state.location.pathname).toBe('/chatsceleb');
});

it('saves no figure twice', async () => {
  const { user, router, adds } = openList([{ ...birth, ...rest }], tokenFor('u1'));
  await user.click(await findJobs());
  await waitFor(() => expect(router.state.location.search).toBe('?type=Astra&bid=b7'));
  expect(adds()).toHaveLength(0);
});

it('asks a visitor to log in', async () => {
  const { user, store, adds } = openList([], null);
  await user.click(await findJobs());
  expect(store.getState().login).toEqual({ open: true });
  expect(adds()).toHaveLength(0);
});

it('marks a celebrity chat in the list, and links to it', async () => {
  const celebrity = { ...pastSummary, asst_id: 'a7', active: true, celebrity: true };
  openChatPage({ [apiPaths.chats]: { status: 'success', chats: [celebrity] } }, '/chats');
  const link = await screen.findByRole('link', { name: /Celebrity Kundli$/ });
  expect(link).toHaveAttribute('href', '/chatsceleb?type=Astra&bid=b1');
});

it('sends a visitor of a celebrity chat to the celebrity Kundli', async () => {
  const { router } = openChatPage({}, address.replace('/chats', '/chatsceleb'), null);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/free-kundli-celeb', search: '?type=Oracle' }));
});
