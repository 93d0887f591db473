import { act, fireEvent, screen, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { activeSubscription, samplePlans } from '../testing/samples';

const path = '/subscription';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    fireEvent.scroll(window);
  });
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

test('shows the featured plan with its prices, and the free plan', async () => {
  renderPage(routes, { path, fetch: fakeApi({ [apiPaths.plans]: samplePlans }).fetch });
  const plan = within(await screen.findByRole('region', { name: 'Standard Plan' }));
  expect(plan.getByText('Most Popular')).toBeInTheDocument();
  expect(plan.getByText('₹199')).toBeInTheDocument();
  expect(plan.getByText(/₹299/, { selector: 's' })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Free' })).getByText('6 questions, 3 with each astrologer')).toBeInTheDocument();
});

test('promises the bonus only if the seller gives it', async () => {
  const bonus = { name: 'With it, for the first 1000' };
  const { unmount } = renderPage(routes, { path, fetch: fakeApi({ [apiPaths.plans]: samplePlans }).fetch });
  expect(await screen.findByRole('heading', bonus)).toBeInTheDocument();
  unmount();
  const plans = samplePlans.plans.map((plan) => ({ ...plan, bonus: undefined }));
  renderPage(routes, { path, fetch: fakeApi({ [apiPaths.plans]: { ...samplePlans, plans } }).fetch });
  await screen.findByRole('region', { name: 'Standard Plan' });
  expect(screen.queryByRole('heading', bonus)).not.toBeInTheDocument();
});

test('shows the buy bar once the page is scrolled by more than 500 pixels', async () => {
  renderPage(routes, { path, fetch: fakeApi({ [apiPaths.plans]: samplePlans }).fetch });
  await screen.findByRole('region', { name: 'Standard Plan' });
  expect(screen.queryByRole('button', { name: 'Start Subscription' })).not.toBeInTheDocument();
  scrollTo(500);
  expect(screen.queryByRole('button', { name: 'Start Subscription' })).not.toBeInTheDocument();
  scrollTo(501);
  const bar = within(screen.getByRole('region', { name: 'Start Subscription' }));
  expect(bar.getByText('₹199')).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Start Subscription' })).toBeEnabled();
});

test('shows subscribers that they have a plan, and hides the buy bar', async () => {
  const { fetch } = fakeApi({ [apiPaths.plans]: samplePlans, [apiPaths.subscriptionStatus]: activeSubscription });
  renderPage(routes, { path, fetch, token: tokenFor('u1') });
  expect(await screen.findByText(/You already have a existing subcribtion/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Active Plans' })).toHaveAttribute('href', '/my-active-plans');
  expect(screen.getByRole('button', { name: 'Subscribe for ₹199 a month' })).toBeDisabled();
  scrollTo(900);
  expect(screen.queryByRole('button', { name: 'Start Subscription' })).not.toBeInTheDocument();
});

describe('in Hindi', () => {
  test('shows the plans, the calculation and the questions', async () => {
    renderPage(routes, { path, locale: 'hi', fetch: fakeApi({ [apiPaths.plans]: samplePlans }).fetch });
    const plan = within(await screen.findByRole('region', { name: 'Standard Plan' }));
    expect(plan.getByText('सबसे लोकप्रिय')).toBeInTheDocument();
    expect(plan.getByText(/^आज ₹199 कटेंगे, फिर रद्द होने तक हर महीने।/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'मुफ़्त' })).getByText('6 सवाल, Oracle और Astra दोनों से 3-3')).toBeInTheDocument();
    expect(screen.getByText(/^दोनों रेखाएँ एक ही पैमाने पर हैं, ₹500 तक। ₹199 में 500 सवाल/)).toBeInTheDocument();
    expect(screen.getByText('हाँ, हर महीने अपने-आप रिन्यू होता है।')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'पहले 1000 लोगों के लिए खास' })).toBeInTheDocument();
  });

  test('links a subscriber to their plan', async () => {
    const { fetch } = fakeApi({ [apiPaths.plans]: samplePlans, [apiPaths.subscriptionStatus]: activeSubscription });
    renderPage(routes, { path, locale: 'hi', fetch, token: tokenFor('u1') });
    expect(await screen.findByRole('link', { name: 'मेरे प्लान' })).toHaveAttribute('href', '/my-active-plans');
  });
});
