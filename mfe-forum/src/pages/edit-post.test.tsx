import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleDiscussion } from '../testing/samples';

const path = '/forum/edit-post/d1';
const { fetch } = fakeApi({ [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion() } });

test('the author sees the post', async () => {
  renderPage(routes, { path, fetch, token: tokenFor('u1') });
  expect(await screen.findByRole('heading', { level: 2, name: 'Rahu begins next month' })).toBeInTheDocument();
});

test('another person gets a clear word, and the way to read it', async () => {
  renderPage(routes, { path, fetch, token: tokenFor('u2') });
  expect(await screen.findByRole('heading', { level: 2, name: 'This post is not yours' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the discussion' })).toHaveAttribute('href', '/forum/rahu-begins-next-month?did=d1');
});

test('a visitor is asked to log in', async () => {
  renderPage(routes, { path, fetch });
  expect(await screen.findByRole('heading', { level: 2, name: 'Please login first' })).toBeInTheDocument();
});
