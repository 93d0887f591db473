import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import { noSubscription, type FakeAnswer } from '@oracle-astra/shared/testing';
import { chart } from './fixtures';

export const time = '2026-11-21T13:22:00Z';
export const greeting = { from_name: 'Oracle', message: 'Namaste Ananya.', chat_time: time, mid: 'm0' };
export const pastSummary = {
  asst_id: 'a0',
  to_name: 'Astra',
  chat_time: '2026-11-02T08:00:00Z',
  message: 'Which years are good?',
  mid: 'm9',
  bid: 'b1',
  active: false,
};
const runningSummary = {
  asst_id: 'a1',
  to_name: 'Oracle',
  chat_time: time,
  message: 'Namaste Ananya.',
  mid: 'm0',
  bid: 'b1',
  active: true,
};
export const started = {
  status: 'success',
  asst_id: 'a1',
  questions_left: 3,
  balance: 0,
  time_left_seconds: 0,
  message: 'Namaste Ananya.',
  user_name: 'Ananya',
  gender: 'Female',
};
export const successStatus = {
  status: 'success',
  questions_left: 2,
  balance: 0,
  time_left_seconds: 0,
  mid: 'm2',
  charged: { by: 'questions', amount: 0 },
  grounds: [{ term: '4th house', value: 'Gemini, lord Mercury' }],
  houses: [4, 10],
};
export const streamEnd = (status: object) => `${streamSeparator}${JSON.stringify(status)}\n`;

export const responses: Record<string, FakeAnswer> = {
  [apiPaths.startChat]: started,
  [apiPaths.chat]: { status: 'success', chats: [greeting] },
  [apiPaths.chats]: { status: 'success', chats: [runningSummary, pastSummary] },
  [apiPaths.chart]: { status: 'success', chart },
  [apiPaths.balance]: {
    status: 'success',
    oracle_questions: 3,
    astra_questions: 2,
    daily_predictions: 3,
    weekly_predictions: 1,
    monthly_predictions: 1,
    yearly_predictions: 1,
    wallet: 24,
  },
  [apiPaths.subscriptionStatus]: noSubscription,
};
