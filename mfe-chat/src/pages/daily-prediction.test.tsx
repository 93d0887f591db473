import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf } from '@oracle-astra/shared/testing';
import { formatEnd, made, openPredictionPage, prediction } from '../testing/prediction-page';

const { text: _text, grounds: _grounds, charged: _charged, ...summary } = prediction;
const kept = { status: 'success', predictions: [summary] };
const clickGenerate = async (user: ReturnType<typeof openPredictionPage>['user'], name = 'Generate') =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

it('redirects a visitor to the home page', async () => {
  const { router } = openPredictionPage({}, { token: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('asks for birth details if none are saved', async () => {
  openPredictionPage({ [apiPaths.births]: { status: 'success', births: [] } });
  expect(await screen.findByRole('heading', { name: 'First, whose chart?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter birth details' })).toHaveAttribute(
    'href',
    '/create-kundli?predictions=true&p_type=monthly',
  );
});

it('shows the cost of a prediction, and what is left of each kind', async () => {
  const { user } = openPredictionPage();
  expect(await screen.findByText(/^Uses your last monthly prediction\. Nothing/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Yearly');
  expect(await screen.findByText(/^No yearly prediction left/)).toBeInTheDocument();
  const left = within(screen.getByRole('region', { name: 'Left for you' }));
  expect(left.getByText('Daily').nextElementSibling).toHaveTextContent('2');
});

it('shows that a subscription covers it', async () => {
  openPredictionPage({ [apiPaths.subscriptionStatus]: { status: 'active', is_active: true, has_subscription: true } });
  expect(await screen.findByText('Covered by your subscription, without limit.')).toBeInTheDocument();
  expect(screen.getByText('Without limit, with your subscription.')).toBeInTheDocument();
});

it('shows a note to wait, the streamed text, and then the stored prediction with its grounds', async () => {
  let begin: (answer: Response) => void = () => undefined;
  const { user, router, calls } = openPredictionPage({
    [apiPaths.predictions]: () => new Promise<Response>((resolve) => (begin = resolve)),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Hindi');
  await clickGenerate(user);
  expect(await screen.findByText(/^Please wait/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Monthly prediction' })).toHaveFocus();
  begin(piecesOf('The month opens well.\n\n## Work\n\nShow what', ' you have prepared.', formatEnd(made)));
  expect(await screen.findByText('1 prediction was used for it. Reading it again is free.', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Work', level: 3 })).toBeInTheDocument();
  expect(screen.getByText('Ascendant').nextElementSibling).toHaveTextContent('Pisces');
  expect(screen.getByRole('link', { name: 'Ask Oracle about it' })).toHaveAttribute('href', '/chats?type=Oracle&bid=b1');
  expect(router.state.location.search).toBe('?bid=b1&p_type=monthly&kept=p1');
  const call = calls.find(({ path }) => path === apiPaths.predictions);
  expect(call?.body).toEqual({ bid: 'b1', type: 'monthly', language: 'Hindi' });
  expect(calls.filter(({ path }) => path === apiPaths.balance).length).toBeGreaterThan(1);
});

it('alerts that none is left', async () => {
  const refusal = { status: 'fail', code: 'insufficient_balance', message: 'None left.' };
  const { user, store } = openPredictionPage({ [apiPaths.predictions]: () => piecesOf(formatEnd(refusal)) });
  await clickGenerate(user);
  await waitFor(() =>
    expect(store.getState().notices.alerts).toEqual([
      'Your free monthly prediction is used. A subscription makes predictions without limit.',
    ]),
  );
  expect(screen.queryByRole('heading', { name: 'Monthly prediction' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('monthly');
});

it('retries with the same key after a lost connection', async () => {
  let attempts = 0;
  const { user, calls } = openPredictionPage({
    [apiPaths.predictions]: () => ((attempts += 1) === 1 ? piecesOf('The month') : piecesOf(prediction.text, formatEnd(made))),
  });
  await clickGenerate(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The line broke off/);
  expect(screen.getByText('The month')).toBeInTheDocument();
  await clickGenerate(user, 'Try again');
  expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
  const keys = calls.filter(({ path }) => path === apiPaths.predictions).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it.each([
  ['Try again', 1],
  ['Generate', 2],
])('long after a lost connection and a reload, %s sends %i different keys in all', async (name, different) => {
  const first = openPredictionPage({ [apiPaths.predictions]: () => piecesOf('The month') });
  await clickGenerate(first.user);
  await screen.findByRole('alert');
  first.unmount();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 60 * 60_000);
  const second = openPredictionPage({ [apiPaths.predictions]: () => piecesOf(prediction.text, formatEnd(made)) });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The line broke off/);
  await clickGenerate(second.user, name);
  expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
  clock.mockRestore();
  const sent = [...first.calls, ...second.calls].filter(({ path }) => path === apiPaths.predictions);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(different);
  expect(sessionStorage.getItem('draft:prediction-sent')).toBeNull();
});

it('shows a stored prediction again', async () => {
  const { user } = openPredictionPage({ [apiPaths.keptPredictions]: kept });
  await user.click(await screen.findByRole('link', { name: /^Monthly, 21 Nov 2026/ }));
  expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
  expect(screen.getByText(/21 Nov 2026 to 20 Dec 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Monthly, 21 Nov 2026/ })).toHaveAttribute('aria-current', 'true');
});

it('removes the text of another prediction if the new one fails', async () => {
  const other = { ...summary, pid: 'p2', type: 'weekly' };
  const { user, router } = openPredictionPage({
    [apiPaths.keptPredictions]: { ...kept, predictions: [summary, other] },
    [apiPaths.keptPrediction]: (_body: unknown, url: URL) =>
      url.searchParams.get('pid') === 'p2' ? new Response('', { status: 500 }) : { status: 'success', prediction },
  });
  await user.click(await screen.findByRole('link', { name: /^Monthly, 21 Nov 2026/ }));
  expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Weekly/ }));
  await waitFor(() => expect(router.state.location.search).toContain('kept=p2'));
  expect(await screen.findByRole('heading', { name: 'The prediction did not load' })).toBeInTheDocument();
  expect(screen.queryByText('The month opens well.')).not.toBeInTheDocument();
});

it('says what failed to load, and retries', async () => {
  let fails = true;
  const { user, calls } = openPredictionPage({
    [apiPaths.keptPredictions]: () => (fails ? new Response('', { status: 500 }) : kept),
  });
  // The page retries what its loader failed to fetch.
  await waitFor(() => expect(calls.filter(({ path }) => path === apiPaths.keptPredictions)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The list did not load' })).toBeInTheDocument());
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByRole('link', { name: /^Monthly/ })).toBeInTheDocument();
});

it('is in Hindi, with names as they were typed', async () => {
  const { user } = openPredictionPage({ [apiPaths.predictions]: () => piecesOf('माह', formatEnd(made)) }, { locale: 'hi' });
  await clickGenerate(user, 'भविष्यफल बनाइए');
  expect(await screen.findByText(/इसके लिए 1 भविष्यफल लगा/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'मासिक भविष्यफल' })).toBeInTheDocument();
  expect(screen.getAllByText('Ananya Verma').map(({ lang }) => lang)).toEqual(['en', 'en']);
});
