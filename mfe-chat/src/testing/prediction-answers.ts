import { streamSeparator, type Prediction, type PredictionStatus } from '@oracle-astra/shared/contract';

export const prediction: Prediction = {
  pid: 'p1',
  bid: 'b1',
  full_name: 'Ananya Verma',
  type: 'monthly',
  language: 'English',
  from: '2026-11-21',
  to: '2026-12-20',
  made_at: '2026-11-21T06:00:00Z',
  text: 'The month opens well.\n\n## Work\n\nShow what you have prepared.',
  grounds: [{ term: 'Ascendant', value: 'Pisces' }],
  charged: 'predictions',
};

export const made: PredictionStatus = {
  status: 'success',
  pid: 'p1',
  type: 'monthly',
  from: prediction.from,
  to: prediction.to,
  charged: 'predictions',
};
export const formatEnd = (status: object) => `\n${streamSeparator}${JSON.stringify(status)}\n`;

export const balance = {
  status: 'success',
  oracle_questions: 3,
  astra_questions: 3,
  daily_predictions: 2,
  weekly_predictions: 1,
  monthly_predictions: 1,
  yearly_predictions: 0,
  wallet: 0,
};
