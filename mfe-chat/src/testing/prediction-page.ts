import userEvent from '@testing-library/user-event';
import { apiPaths, type Locale } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { record } from './fixtures';
import { balance, prediction } from './prediction-answers';

export * from './prediction-answers';

const subscription = { status: 'none', is_active: false, has_subscription: false };

/** Opens the page of predictions with a fake API, by default with one saved Kundli and no predictions. */
export function openPredictionPage(
  overrides: Record<string, FakeAnswer> = {},
  {
    path = '/daily-prediction?bid=b1&p_type=monthly',
    token = tokenFor('u1') as string | null,
    locale = undefined as Locale | undefined,
  } = {},
) {
  const { fetch, calls } = fakeApi({
    [apiPaths.births]: { status: 'success', births: [record] },
    [apiPaths.balance]: balance,
    [apiPaths.subscriptionStatus]: subscription,
    [apiPaths.keptPredictions]: { status: 'success', predictions: [] },
    [apiPaths.keptPrediction]: { status: 'success', prediction },
    ...overrides,
  });
  return { ...renderPage(routes, { path, token, fetch, locale }), calls, user: userEvent.setup({ delay: null }) };
}
