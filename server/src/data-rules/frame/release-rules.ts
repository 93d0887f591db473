import { retention } from '../../pruning/retention';
import type { DataRules } from './data-rule';

/** Releases: how often, how quickly and how well they are shown; without personal data. */
export const releaseRules: DataRules = {
  release_counts: {
    about: 'page reports of a release in a minute',
    others: 'remote release revision minute visits bad known load page api',
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
  experiment_counts: {
    about: 'visits of an experiment in a day by variant: failures, goals and speed',
    others: 'flag run variant day measure step count',
    erase: {},
    expires: [{ column: 'day', seconds: retention.experiment }],
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
