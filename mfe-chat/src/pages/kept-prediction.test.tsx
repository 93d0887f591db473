import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { openPredictionPage, prediction } from '../testing/prediction-page';

beforeEach(() => sessionStorage.clear());

it.each([
  ['kept=', false],
  ['kept=p9', true],
])('says that a prediction is gone, but not for an empty parameter (%s)', async (query, isSaid) => {
  const { calls } = openPredictionPage(
    { [apiPaths.keptPrediction]: { status: 'fail', code: 'prediction_not_found', message: 'There is no such prediction.' } },
    { path: `/daily-prediction?${query}` },
  );
  await screen.findByRole('button', { name: 'Generate' });
  if (isSaid) expect(await screen.findByText('This prediction no longer exists')).toBeInTheDocument();
  else expect(calls.map(({ path }) => path)).not.toContain(apiPaths.keptPrediction);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('opens an earlier prediction after another one has broken off', async () => {
  const { text: _text, grounds: _grounds, charged: _charged, ...summary } = prediction;
  const { user } = openPredictionPage({
    [apiPaths.keptPredictions]: { status: 'success', predictions: [summary] },
    [apiPaths.predictions]: () => new Response('', { status: 502 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Monthly, 21 Nov 2026/ }));
  expect(await screen.findByText('The month opens well.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
