import { screen, waitFor } from '@testing-library/react';
import { apiPaths, type Locale } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { chart, record } from '../testing/fixtures';

function open(path: string, responses: Record<string, FakeAnswer>, by: string | null = tokenFor('u1'), locale?: Locale) {
  const { fetch } = fakeApi(responses);
  return renderPage(routes, { path, token: by, fetch, locale });
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

it('shows the current periods in Hindi, with the name as it was typed', async () => {
  const responses = { [apiPaths.births]: { status: 'success', births: [record] }, [apiPaths.chart]: { status: 'success', chart } };
  open('/daily-prediction?bid=b1', responses, tokenFor('u1'), 'hi');
  expect(await screen.findByText('बुध, 13 मार्च 2027 तक')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ananya Verma जी की अभी चल रही दशा' })).toBeInTheDocument();
  expect(screen.getAllByText('Ananya Verma').map(({ lang }) => lang)).toEqual(['en', 'en']);
});
