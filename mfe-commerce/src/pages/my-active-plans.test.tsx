import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, noSubscription, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { activeSubscription, samplePlans } from '../testing/samples';

const path = '/my-active-plans';
const token = tokenFor('u1');

const withStatus = (status: unknown, plans: unknown = samplePlans) =>
  fakeApi({ [apiPaths.subscriptionStatus]: status, [apiPaths.plans]: plans }).fetch;

test('shows an active subscription with its usage to one decimal', async () => {
  renderPage(routes, { path, token, fetch: withStatus(activeSubscription) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Standard Plan' })).toBeInTheDocument();
  expect(screen.getByText('active')).toBeInTheDocument();
  expect(screen.getByText('187 of 500 questions used')).toBeInTheDocument();
  expect(screen.getByText('37.4%')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Questions used' })).toHaveAttribute('aria-valuenow', '37.4');
  expect(screen.getByText('End date').nextElementSibling).toHaveTextContent('6 Dec 2026');
  expect(screen.getByText('Days remaining').nextElementSibling).toHaveTextContent('15');
  expect(await screen.findByText('500 questions a month')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Renew Now' })).not.toBeInTheDocument();
});

test('offers to load the features again, and does not say that there are none, if they fail to load', async () => {
  const answers: unknown[] = [new Response('', { status: 500 }), samplePlans];
  renderPage(routes, { path, token, fetch: withStatus(activeSubscription, () => answers.shift()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('500 questions a month')).toBeInTheDocument();
});

test('copies the id and shows a toast', async () => {
  const user = userEvent.setup();
  const { store } = renderPage(routes, { path, token, fetch: withStatus(activeSubscription) });
  await user.click(await screen.findByRole('button', { name: 'Copy the subscription id' }));
  expect(await navigator.clipboard.readText()).toBe('sub_Q7x2L9');
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Text copied to clipboard' }]);
});

test('shows a toast when the id cannot be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const { store } = renderPage(routes, { path, token, fetch: withStatus(activeSubscription) });
  await user.click(await screen.findByRole('button', { name: 'Copy the subscription id' }));
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'Failed to copy' }]);
});

test('offers to renew a cancelled subscription', async () => {
  renderPage(routes, { path, token, fetch: withStatus({ ...activeSubscription, status: 'cancelled', is_active: false }) });
  expect(await screen.findByText('cancelled')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Renew Now' })).toHaveAttribute('href', '/subscription');
});

test('shows why a subscription has stopped', async () => {
  const message = 'Your subscription has stopped, because the renewal could not be charged.';
  renderPage(routes, { path, token, fetch: withStatus({ ...activeSubscription, status: 'halted', is_active: false, message }) });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Renew Now' })).toBeInTheDocument();
});

test('stops an expired plan that may still be charged', async () => {
  const user = userEvent.setup();
  const expired = { ...activeSubscription, status: 'expired', is_active: false };
  let isStopped = false;
  const { fetch } = fakeApi({
    [apiPaths.subscriptionStatus]: () => (isStopped ? expired : { ...expired, may_be_charged: true }),
    [apiPaths.plans]: samplePlans,
    [apiPaths.cancelSubscriptionAtEnd]: () => ((isStopped = true), { status: 'success', success: true }),
  });
  const { store } = renderPage(routes, { path, token, fetch });
  expect(await screen.findByText(/^Your bank may still be charged/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop charges' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop charges' })).not.toBeInTheDocument());
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'This plan is not charged any more.' }]);
  expect(screen.getByRole('link', { name: 'Renew Now' })).toBeInTheDocument();
});

test('offers no stop for an expired plan that is not charged', async () => {
  renderPage(routes, { path, token, fetch: withStatus({ ...activeSubscription, status: 'expired', is_active: false }) });
  expect(await screen.findByRole('link', { name: 'Renew Now' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop charges' })).not.toBeInTheDocument();
});

test('shows the message and a link to the plans without a subscription', async () => {
  renderPage(routes, { path, token, fetch: withStatus(noSubscription) });
  expect(await screen.findByRole('heading', { name: 'You have no subscription yet.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start a New Plan' })).toHaveAttribute('href', '/subscription');
});

test('shows the empty state when there are no plans', async () => {
  renderPage(routes, { path, token, fetch: withStatus(activeSubscription, { status: 'success', plans: [] }) });
  expect(await screen.findByText('No active plans found.')).toBeInTheDocument();
});

test('redirects a visitor to the home page', async () => {
  const { router } = renderPage(routes, { path, fetch: fakeApi({}).fetch });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

describe('in Hindi', () => {
  const render = (status: unknown) => renderPage(routes, { path, token, locale: 'hi', fetch: withStatus(status) });

  test('shows usage, status and dates', async () => {
    render(activeSubscription);
    expect(await screen.findByText('500 में से 187 सवाल पूछे गए')).toBeInTheDocument();
    expect(screen.getByText('चालू')).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'पूछे गए सवाल' })).toHaveAttribute('aria-valuetext', '500 में से 187 सवाल पूछे गए, 37.4%');
    expect(screen.getByText('आखिरी तारीख').nextElementSibling).toHaveTextContent('6 दिसंबर 2026');
  });

  test('uses the singular for one question', async () => {
    render({ ...activeSubscription, remaining_questions: 499 });
    expect(await screen.findByText('500 में से 1 सवाल पूछा गया')).toBeInTheDocument();
  });

  test.each([
    ['expired', 'खत्म'],
    ['cancelled', 'रद्द'],
  ])('names the status %s', async (status, label) => {
    render({ ...activeSubscription, status, is_active: false });
    expect(await screen.findByText(label)).toBeInTheDocument();
  });

  test.each([
    ['its own words for a message in English', noSubscription.message, 'कोई चालू प्लान नहीं मिला।'],
    ['a message in Hindi', 'अभी आपका कोई प्लान नहीं है।', 'अभी आपका कोई प्लान नहीं है।'],
  ])('shows %s', async (_what, message, title) => {
    render({ ...noSubscription, message });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});
