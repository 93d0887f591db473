import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

test('shows help above the results of a search that expresses despair', async () => {
  const care = {
    level: 'R',
    language: 'en',
    text: 'You do not have to carry this alone.',
    helplines: [{ number: '14416', label: 'Tele-MANAS' }],
  };
  renderPage(routes, {
    path: '/forum?query=end',
    fetch: fakeApi({ [apiPaths.discussions]: { status: 'success', discussions: [], page_count: 0, care } }).fetch,
  });
  expect(await screen.findByText(care.text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  expect(screen.getByRole('heading', { name: 'Nothing found for “end”' })).toBeInTheDocument();
});

test('shows the note of a search that was not run, and keeps the query', async () => {
  const note = 'Search for a word of three letters or more.';
  renderPage(routes, {
    path: '/forum?query=xy',
    fetch: fakeApi({ [apiPaths.discussions]: { status: 'success', discussions: [], page_count: 0, note } }).fetch,
  });
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('xy');
});

test('shows the message of a refused search, and keeps the query', async () => {
  const message = 'This search takes too long. Narrow it with another word.';
  renderPage(routes, { path: '/forum?query=moon', fetch: fakeApi({ [apiPaths.discussions]: { status: 'fail', message } }).fetch });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('moon');
});

const care = {
  level: 'R',
  language: 'en',
  text: 'You do not have to carry this alone.',
  helplines: [{ number: '14416', label: 'Tele-MANAS' }],
};

test.each([
  ['refused', { status: 'fail', code: 'search_too_slow', message: 'This search takes too long.', care }, 200],
  ['not answered', { status: 'fail', code: 'search_busy', message: 'Many people are searching.', care }, 503],
])('shows the help above the failure of a search of despair that is %s', async (_way, body, status) => {
  const fetch = async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  renderPage(routes, { path: '/forum?query=end', fetch });
  expect(await screen.findByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  expect(screen.getByText(care.text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('shows numbers to dial if no server has read the search', async () => {
  renderPage(routes, { path: '/forum?query=end', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await screen.findByText('Not safe? Calls work without the internet:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^14416/ })).toHaveAttribute('href', 'tel:14416');
});
