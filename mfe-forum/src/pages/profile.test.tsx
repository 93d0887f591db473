import { screen, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

const createPosts = (count: number) => ({
  status: 'success',
  page_count: 1,
  discussions: Array.from({ length: count }, (_, index) => sampleDiscussion({ did: `d${index}`, title: `Post number ${index}` })),
});

test('shows other users the stars, the points and the two latest posts', async () => {
  const { fetch } = fakeApi({
    [apiPaths.profile]: { status: 'success', profile: sampleProfile({ astrohub_redeemed_points: 0 }) },
    [apiPaths.discussions]: createPosts(3),
  });
  renderPage(routes, { path: '/profile?uid=u1', fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'kavita.r' })).toBeInTheDocument();
  expect(screen.getByText('Ardra', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('240')).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/profile/activities?uid=u1&page=1');
  expect(screen.queryByText('E-mail')).not.toBeInTheDocument();
  expect(within(screen.getByRole('complementary', { name: 'Astro Points' })).getByText('How points come')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Transfer Questions' })).not.toBeInTheDocument();
});

test('links from a page past the last of somebody’s posts to the last one', async () => {
  const { fetch } = fakeApi({ [apiPaths.discussions]: { ...createPosts(0), page_count: 1 } });
  renderPage(routes, { path: '/profile/activities?uid=u1&page=7', fetch });
  expect(await screen.findByRole('heading', { name: 'There are no posts to show here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute('href', '/profile/activities?uid=u1&page=1');
});

test('omits the link to all posts when there are only two', async () => {
  const { fetch } = fakeApi({
    [apiPaths.profile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.discussions]: createPosts(2),
  });
  renderPage(routes, { path: '/profile?uid=u1', fetch });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'View All' })).not.toBeInTheDocument();
});

test('hides stars and posts of a private profile from other users', async () => {
  const { fetch } = fakeApi({ [apiPaths.profile]: { status: 'success', profile: sampleProfile({ is_private: 1, rashi: null }) } });
  renderPage(routes, { path: '/profile?uid=u1', fetch });
  expect(await screen.findByText('Private profile')).toBeInTheDocument();
  expect(screen.queryByText('Rashi')).not.toBeInTheDocument();
  expect(screen.queryByText('Posts & discussions')).not.toBeInTheDocument();
});

test('shows the owner the e-mail, the points left and the link to transfer questions', async () => {
  const { fetch } = fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile({ email: 'kavita@example.in' }) },
    [apiPaths.discussions]: createPosts(0),
  });
  renderPage(routes, { path: '/profile', fetch, token: tokenFor('u1') });
  expect(await screen.findByText('kavita@example.in')).toBeInTheDocument();
  expect(screen.getByText('Not Verified')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'You have no posts & discussions' })).toBeInTheDocument();
  const side = within(screen.getByRole('complementary', { name: 'Your points' }));
  expect(side.getByText('Left').nextElementSibling).toHaveTextContent('140');
  expect(side.getByRole('link', { name: 'Transfer Questions' })).toHaveAttribute('href', '/balance');
});

test('redirects a user without a handle to the page where one is chosen', async () => {
  const { fetch } = fakeApi({ [apiPaths.myProfile]: { status: 'fail', message: 'Choose a name for AstroHub first.' } });
  const { router } = renderPage(routes, { path: '/profile', fetch, token: tokenFor('u1') });
  expect(await screen.findByText(/Choose a name for AstroHub first\./)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/forum/create');
});

test('redirects a visitor without a uid to the home page', async () => {
  const { router } = renderPage(routes, { path: '/profile', fetch: fakeApi({}).fetch });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('shows the stars and the points of a profile in Hindi', async () => {
  const { fetch } = fakeApi({
    [apiPaths.profile]: { status: 'success', profile: sampleProfile({ nakshatra: 'A star of a provider', current_mahadasha: null }) },
    [apiPaths.discussions]: createPosts(0),
  });
  renderPage(routes, { path: '/profile?uid=u1', fetch, locale: 'hi' });
  await screen.findByText('राशि');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values.slice(0, 3)).toEqual(['मिथुन', 'A star of a provider', 'दर्ज नहीं']);
  expect(await screen.findByRole('heading', { name: 'kavita.r की अभी कोई पोस्ट या चर्चा नहीं है' })).toBeInTheDocument();
});

test.each([
  ['with', { code: 'handle_required' }],
  ['without', {}],
])('explains in Hindi that a name is missing, to a refusal %s a code', async (_, code) => {
  const { fetch } = fakeApi({ [apiPaths.myProfile]: { status: 'fail', ...code, message: 'Choose a name for AstroHub first.' } });
  renderPage(routes, { path: '/forum/create', fetch, token: tokenFor('u1'), locale: 'hi' });
  expect(await screen.findByText(/^पहले AstroHub के लिए एक नाम चुनिए। आपके लिखे के साथ/)).toBeInTheDocument();
});
