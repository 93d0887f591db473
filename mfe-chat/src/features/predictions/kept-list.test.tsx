import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths, listLimits } from '@oracle-astra/shared/contract';
import { openPredictionPage, prediction } from '../../testing/prediction-page';

const { text: _text, grounds: _grounds, charged: _charged, ...summary } = prediction;

it.each([
  [listLimits.predictions, 1],
  [listLimits.predictions - 1, 0],
])('a list of %i earlier predictions says %i times where older ones are', async (count, notes) => {
  const predictions = Array.from({ length: count }, (_, at) => ({ ...summary, pid: `p${at}` }));
  openPredictionPage({ [apiPaths.keptPredictions]: { status: 'success', predictions } });
  const list = within(await screen.findByRole('region', { name: 'Made before' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(count));
  expect(list.queryAllByText(/^These are the latest 200\./)).toHaveLength(notes);
});
