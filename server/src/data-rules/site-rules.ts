import { retention } from '../pruning/retention';
import type { DataRules } from './frame/data-rule';

/** Tables without personal data. */
export const siteRules: DataRules = {
  payment_events: {
    about: 'an event of the payment provider that was handled',
    others: 'id type received_at',
    erase: {},
    expires: [{ column: 'received_at', seconds: retention.paymentEvent }],
  },
  unknown_payment_events: {
    about: 'an event of the payment provider that no rule knows, for an operator',
    others: 'id type body received_at',
    erase: {},
    expires: [{ column: 'received_at', seconds: retention.paymentEvent }],
  },
  ledger_proofs: {
    about: 'the result of the last proof of the ledger',
    others: 'id checked_at proven_at whole_at proven_to faults',
    erase: {},
    expires: 'with the next proof',
  },
  provider_answers: {
    about: 'the time up to which all payments are reconciled with the provider',
    others: 'id answered_at',
    erase: {},
    expires: 'when the site ends',
  },
  payment_plans: { about: 'the provider’s id of a plan', others: 'key provider_id', erase: {}, expires: 'when the site ends' },
  receipt_counters: { about: 'the last number of an invoice', others: 'year last', erase: {}, expires: 'with the books' },
  credit_note_counters: { about: 'the last number of a credit note', others: 'year last', erase: {}, expires: 'with the books' },
};
