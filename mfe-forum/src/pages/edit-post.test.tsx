import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion } from '../testing/samples';

const path = '/forum/edit-post/d1';
const { fetch } = fakeApi({ [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion() } });

test('shows the post to its author', async () => {
  renderPage(routes, { path, fetch, token: tokenFor('u1') });
  expect(await screen.findByRole('heading', { level: 2, name: 'Rahu begins next month' })).toBeInTheDocument();
});

test('tells another user that the post is not theirs, and links to the discussion', async () => {
  renderPage(routes, { path, fetch, token: tokenFor('u2') });
  expect(await screen.findByRole('heading', { level: 2, name: 'This post is not yours' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the discussion' })).toHaveAttribute('href', '/forum/rahu-begins-next-month?did=d1');
});

test('asks a visitor to log in', async () => {
  renderPage(routes, { path, fetch });
  expect(await screen.findByRole('heading', { level: 2, name: 'Please login first' })).toBeInTheDocument();
});

test('shows the post to its author in Hindi', async () => {
  renderPage(routes, { path, fetch, token: tokenFor('u1'), locale: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'पोस्ट बदलिए' })).toBeInTheDocument();
  expect(await screen.findByText('38 अपवोट, 1 टिप्पणी')).toBeInTheDocument();
});
