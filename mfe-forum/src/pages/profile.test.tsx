import { screen, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion, sampleProfile } from '../testing/samples';

const posts = (count: number) => ({
  status: 'success', page_count: 1,
  discussions: Array.from({ length: count }, (_, index) => sampleDiscussion({ did: `d${index}`, title: `Post number ${index}` })),
});

test('shows to others the stars, the points and the two latest posts', async () => {
  const { fetch } = fakeApi({ [apiPaths.profile]: { status: 'success', profile: sampleProfile({ astrohub_redeemed_points: 0 }) }, [apiPaths.discussions]: posts(3) });
  renderPage(routes, { path: '/profile?uid=u1', fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'kavita.r' })).toBeInTheDocument();
  expect(screen.getByText('Ardra', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('240')).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/profile/activities?uid=u1&page=1');
  expect(screen.queryByText('E-mail')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Transfer Questions' })).not.toBeInTheDocument();
});

test('two posts need no way to all of them', async () => {
  const { fetch } = fakeApi({ [apiPaths.profile]: { status: 'success', profile: sampleProfile() }, [apiPaths.discussions]: posts(2) });
  renderPage(routes, { path: '/profile?uid=u1', fetch });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'View All' })).not.toBeInTheDocument();
});

test('a private profile shows a lock to others, and neither stars nor posts', async () => {
  const { fetch } = fakeApi({ [apiPaths.profile]: { status: 'success', profile: sampleProfile({ is_private: 1, rashi: null }) } });
  renderPage(routes, { path: '/profile?uid=u1', fetch });
  expect(await screen.findByText('Private profile')).toBeInTheDocument();
  expect(screen.queryByText('Rashi')).not.toBeInTheDocument();
  expect(screen.queryByText('Posts & discussions')).not.toBeInTheDocument();
});

test('the owner sees the e-mail, the points left and the way to transfer', async () => {
  const { fetch } = fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile({ email: 'kavita@example.in' }) },
    [apiPaths.discussions]: posts(0),
  });
  renderPage(routes, { path: '/profile', fetch, token: tokenFor('u1') });
  expect(await screen.findByText('kavita@example.in')).toBeInTheDocument();
  expect(screen.getByText('Not Verified')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'You have no posts & discussions' })).toBeInTheDocument();
  const side = within(screen.getByRole('complementary', { name: 'Your points' }));
  expect(side.getByText('Left').nextElementSibling).toHaveTextContent('140');
  expect(side.getByRole('link', { name: 'Transfer Questions' })).toHaveAttribute('href', '/balance');
});

test('who has no name in AstroHub is sent to choose one', async () => {
  const { fetch } = fakeApi({ [apiPaths.myProfile]: { status: 'fail', message: 'Choose a name for AstroHub first.' } });
  const { router } = renderPage(routes, { path: '/profile', fetch, token: tokenFor('u1') });
  expect(await screen.findByText(/Choose a name for AstroHub first\./)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/forum/create');
});

test('a visitor without a uid is sent home', async () => {
  const { router } = renderPage(routes, { path: '/profile', fetch: fakeApi({}).fetch });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});
