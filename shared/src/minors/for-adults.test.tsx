import { screen, waitFor } from '@testing-library/react';
import { apiPaths, type Minor } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { ForAdults } from './for-adults';

const routes = [
  {
    id: 'page',
    path: 'page',
    lazy: async () => ({
      Component: () => (
        <>
          <ForAdults orWithConsent>questions</ForAdults> <ForAdults>wheel</ForAdults> <ForAdults quiet>link</ForAdults>{' '}
          <ForAdults isBegun>receipt</ForAdults>
        </>
      ),
    }),
  },
];

async function open(minor: Minor | undefined, token: string | null = tokenFor('u1')): Promise<string> {
  const me = { status: 'success', uid: 'u1', mobile: '919876543210', name: null, is_ban: 0, created_at: '2026-01-01T00:00:00Z', minor };
  const { fetch, calls } = fakeApi({ [apiPaths.me]: me });
  const { container, unmount } = renderPage(routes, { path: '/page', token, fetch });
  await screen.findByText(/questions/);
  if (token !== null) await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.me));
  if (minor !== undefined) await screen.findByText(/This is not offered to people under 18/);
  const text = container.textContent;
  unmount();
  return text;
}

it('shows the content to adults and visitors', async () => {
  expect(await open(undefined)).toContain('questions wheel link');
  expect(await open(undefined, null)).toContain('questions wheel link');
});

it('shows minors the reason, and the content if a parent has consented', async () => {
  const without = await open({ has_consent: false, adult_on: '2030-01-01' });
  expect(without).toContain('Until a parent agrees');
  expect(without).not.toMatch(/wheel|link/);
  expect(without).toContain('receipt');
  const withConsent = await open({ has_consent: true, adult_on: '2030-01-01' });
  expect(withConsent).toContain('questions');
  expect(withConsent).not.toMatch(/Until a parent|wheel|link/);
});
