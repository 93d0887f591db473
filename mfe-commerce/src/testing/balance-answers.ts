import { apiPaths } from '@oracle-astra/shared/contract';

export const sampleBalance = {
  status: 'success',
  oracle_questions: 3,
  astra_questions: 2,
  daily_predictions: 3,
  weekly_predictions: 1,
  monthly_predictions: 1,
  yearly_predictions: 0,
  wallet: 24.5,
};

const noQuestion = { question: null, mobile: null };

export const sampleEntries = [
  {
    entry_id: 'e1',
    at: '2026-11-20T12:00:00.000Z',
    reason: 'question',
    unit: 'wallet',
    amount: -6,
    question: { asst_id: 'c1', astrologer: 'Oracle', message: 'मेरी शादी कब होगी?' },
    mobile: null,
  },
  {
    entry_id: 'e2',
    at: '2026-11-19T12:00:00.000Z',
    reason: 'transfer_sent',
    unit: 'oracle_question',
    amount: -2,
    question: null,
    mobile: '98•••• 4312',
  },
  { entry_id: 'e3', at: '2026-11-18T12:00:00.000Z', reason: 'welcome', unit: 'astra_question', amount: 3, ...noQuestion },
];

export const sampleTransaction = {
  transaction_id: 'pay_1',
  kind: 'recharge',
  at: '2026-11-18T13:42:00.000Z',
  amount: 134_52,
  gst: 20_52,
  method: 'upi',
  receipt_id: 'rcpt_1',
};

/** The API of the balance page: counts, some history, one payment. */
export const balanceAnswers = {
  [apiPaths.balance]: sampleBalance,
  [apiPaths.balanceHistory]: { status: 'success', entries: sampleEntries, next_cursor: null },
  [apiPaths.paymentTransactions]: { status: 'success', transactions: [sampleTransaction], next_cursor: null },
};
