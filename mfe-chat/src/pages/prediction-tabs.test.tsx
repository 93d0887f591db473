import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf } from '@oracle-astra/shared/testing';
import { record } from '../testing/fixtures';
import { formatEnd, made, openPredictionPage, prediction } from '../testing/prediction-page';

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof openPredictionPage>['user'];

const clickGenerate = async (user: User) => user.click(await screen.findByRole('button', { name: 'Generate' }));

describe('another tab', () => {
  const ravi = { ...record, bid: 'b2', full_name: 'Ravi Verma' };

  /** Opens the page without a chosen birth; `change` has another tab replace the saved ones. */
  function openBeside(overrides: Parameters<typeof openPredictionPage>[0] = {}) {
    const list = { status: 'success', births: [record] };
    const page = openPredictionPage({ [apiPaths.births]: () => list, ...overrides }, { path: '/daily-prediction?p_type=monthly' });
    const change = async (births: (typeof record)[]) => {
      list.births = births;
      await act(async () => void page.store.dispatch(baseApi.util.invalidateTags(['Birth'])));
    };
    return { ...page, change };
  }

  it('that saves birth details does not change whose prediction is made', async () => {
    const { user, calls, change } = openBeside({ [apiPaths.predictions]: () => piecesOf(formatEnd(made)) });
    await screen.findByRole('button', { name: 'Generate' });
    await change([ravi, record]);
    expect(await screen.findByRole('link', { name: /^Ravi Verma/ })).not.toHaveAttribute('aria-current');
    await clickGenerate(user);
    await waitFor(() => expect(calls.find(({ path }) => path === apiPaths.predictions)?.body).toMatchObject({ bid: 'b1' }));
  });

  it('that deletes the chosen birth details makes the page choose others', async () => {
    const { user, change } = openBeside();
    await screen.findByRole('button', { name: 'Generate' });
    await change([ravi]);
    expect(await screen.findByText('These birth details were deleted. Choose others.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Ravi Verma/ }));
    expect(await screen.findByRole('button', { name: 'Generate' })).toBeInTheDocument();
  });

  it('that deletes the last birth details leaves a running prediction', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user, change } = openBeside({ [apiPaths.predictions]: () => new Promise<Response>((resolve) => (answer = resolve)) });
    await clickGenerate(user);
    await change([]);
    expect(await screen.findByRole('heading', { name: 'First, whose chart?' })).toBeInTheDocument();
    expect(screen.getByText(/^Please wait/)).toBeInTheDocument();
    answer(piecesOf(prediction.text, formatEnd(made)));
    expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
  });
});

describe('a prediction that is being written', () => {
  const ravi = { ...record, bid: 'b2', full_name: 'Ravi Verma' };

  const shown = () => {
    const { value } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' });
    return `${screen.getByRole('link', { current: true, name: /Verma/ }).textContent.split(' ')[0]} ${value}`;
  };

  it.each([
    [
      'the period',
      'Ananya weekly',
      '?bid=b1&p_type=weekly&kept=p1',
      (user: User) => user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Weekly'),
    ],
    [
      'the person',
      'Ravi monthly',
      '?bid=b2&p_type=monthly&kept=p1',
      (user: User) => user.click(screen.getByRole('link', { name: /^Ravi Verma/ })),
    ],
  ])('stays when it is finished, even if %s was changed meanwhile', async (_what, after, search, change) => {
    let answer: (response: Response) => void = () => undefined;
    const { user, router, store } = openPredictionPage({
      [apiPaths.births]: { status: 'success', births: [record, ravi] },
      [apiPaths.predictions]: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await clickGenerate(user);
    expect(await screen.findByText(/^Please wait/)).toBeInTheDocument();
    await change(user);
    await waitFor(() => expect(shown()).toBe(after));
    answer(piecesOf(prediction.text, formatEnd(made)));
    await waitFor(() => expect(router.state.location.search).toBe(search));
    expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
    expect(store.getState().notices.toasts).toEqual([]);
  });

  it('is at first for the person, not for whoever was saved last', async () => {
    const births = { status: 'success', births: [ravi, record], own_bid: record.bid };
    openPredictionPage({ [apiPaths.births]: births }, { path: '/daily-prediction' });
    expect(await screen.findByRole('link', { name: /^Ananya Verma/ })).toHaveAttribute('aria-current', 'true');
  });

  it('does not replace another one that was opened meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user, router, store } = openPredictionPage({
      [apiPaths.predictions]: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await clickGenerate(user);
    expect(await screen.findByText(/^Please wait/)).toBeInTheDocument();
    await act(() => router.navigate('/daily-prediction?bid=b1&p_type=monthly&kept=p0'));
    answer(piecesOf(prediction.text, formatEnd(made)));
    await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
    expect(router.state.location.search).toBe('?bid=b1&p_type=monthly&kept=p0');
  });
});
