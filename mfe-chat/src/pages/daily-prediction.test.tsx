import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { chart, record } from '../testing/fixtures';

function open(path: string, responses: Record<string, FakeAnswer>, by: string | null = tokenFor('u1')) {
  const { fetch } = fakeApi(responses);
  return renderPage(routes, { path, token: by, fetch });
}

it('redirects a visitor to the home page', async () => {
  const { router } = open('/daily-prediction?bid=b1', {}, null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('shows the current periods of the selected chart', async () => {
  open('/daily-prediction?bid=b1&p_type=weekly', {
    [apiPaths.births]: { status: 'success', births: [record] },
    [apiPaths.chart]: { status: 'success', chart },
  });
  expect(await screen.findByText('Mercury, to 13 Mar 2027')).toBeInTheDocument();
  expect(screen.getByText('Mars, to 15 Sep 2029')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ananya Verma/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Ask Astra about it' })).toHaveAttribute('href', '/chats?type=Astra&bid=b1');
  expect(screen.getByRole('link', { name: 'Other birth details' })).toHaveAttribute(
    'href',
    '/create-kundli?predictions=true&p_type=weekly',
  );
});

it('asks for birth details where none are saved', async () => {
  open('/daily-prediction', { [apiPaths.births]: { status: 'success', births: [] } });
  expect(await screen.findByRole('heading', { name: 'First, whose chart?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter birth details' })).toHaveAttribute('href', '/create-kundli?predictions=true');
});
