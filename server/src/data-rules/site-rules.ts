import { retention } from '../pruning/retention';
import type { DataRules } from './data-rule';

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
  data_keys: {
    about: 'a key of encrypted columns, encrypted by the operator’s key',
    others: 'id wrapped wrapped_by created_at retired_at',
    erase: {},
    expires: 'when the site ends',
  },
  payment_plans: { about: 'the provider’s id of a plan', others: 'key provider_id', erase: {}, expires: 'when the site ends' },
  receipt_counters: { about: 'the last number of an invoice', others: 'year last', erase: {}, expires: 'with the books' },
  credit_note_counters: { about: 'the last number of a credit note', others: 'year last', erase: {}, expires: 'with the books' },
  release_counts: {
    about: 'page reports of a release in a minute',
    others: 'remote release revision minute visits bad load page api',
    erase: {},
    expires: [{ column: 'minute', seconds: retention.releaseCount }],
  },
  release_vitals: {
    about: 'page speed of a release in an hour',
    others: 'remote release hour vital step count',
    erase: {},
    expires: [{ column: 'hour', seconds: retention.releaseCount }],
  },
  release_slices: {
    about: 'how quick a release was in an hour on a page, on a class of devices or in a language',
    others: 'remote release hour kind value vital step count',
    erase: {},
    expires: [{ column: 'hour', seconds: retention.releaseSlice }],
  },
  release_tests: {
    about: 'the result of the tests of a release with another one',
    others: 'remote release other other_release passed commit by tested_at',
    erase: {},
    expires: [{ column: 'tested_at', seconds: retention.releaseTest }],
  },
  release_evidence: {
    about: 'how often a document, an address, a network or a person counted for a remote in ten minutes; keyed hashes',
    others: 'window_start key documents counted bad vitals',
    erase: {},
    expires: [{ column: 'window_start', seconds: retention.releaseEvidence }],
  },
  release_networks: {
    about: 'the first and the last visit from a network (a keyed hash)',
    others: 'network first_seen last_seen',
    erase: {},
    expires: [{ column: 'last_seen', seconds: retention.releaseCount }],
  },
  release_failures: {
    about: 'visits of a release with a failure in a minute, by network (a keyed hash)',
    others: 'remote release minute network bad',
    erase: {},
    expires: [{ column: 'minute', seconds: retention.releaseCount }],
  },
  release_discounts: {
    about: 'reports of a release that were not counted in an hour, by reason',
    others: 'remote release hour reason reports bad',
    erase: {},
    expires: [{ column: 'hour', seconds: retention.releaseCount }],
  },
  release_revisions: {
    about: 'a revision of the registry of releases',
    others: 'revision registry change made_at',
    erase: {},
    expires: 'when the site ends',
  },
};
