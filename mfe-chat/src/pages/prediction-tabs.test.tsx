import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf } from '@oracle-astra/shared/testing';
import { record } from '../testing/fixtures';
import { formatEnd, made, openPredictionPage, prediction } from '../testing/prediction-page';

const clickGenerate = async (user: ReturnType<typeof openPredictionPage>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Generate' }));

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
