import { vitalNames, type Registry, type ReleaseReport, type ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/types';
import type { ReleaseStore } from '../../../documents/release-store';
import { toClientNetwork } from '../../../plugins/client-network';
import { addCounts, type CountRow, type VitalRow } from './repository';
import { toStep } from './steps';

/** Reports of one address a minute: more are dropped without a word, since a beacon reads no answer. */
const maxReports = 30;
const maxAddresses = 50_000;
const minuteMs = 60_000;

interface TelemetryDeps {
  db: Database;
  clock: () => Date;
  releases: Pick<ReleaseStore, 'getRevision'>;
}

const floor = (time: Date, step: number) => new Date(Math.floor(time.getTime() / step) * step);

/** The releases that browsers may have. Others are not counted, so that made-up names cannot fill the tables. */
function listKnown({ remotes }: Registry): Set<string> {
  return new Set(
    Object.entries(remotes).flatMap(([remote, { stable, canary, previous, earlier = [] }]) =>
      [stable, canary?.release, previous, ...earlier].map((release) => `${remote} ${release ?? ''}`),
    ),
  );
}

/** Counts what pages report. Counters wait in memory until `flush`: a kill loses seconds of them. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same state
export function createTelemetryService({ db, clock, releases }: TelemetryDeps) {
  const counts = new Map<string, CountRow>();
  const vitals = new Map<string, VitalRow>();
  let perAddress = { minute: 0, reports: new Map<string, number>() };
  let known = { of: null as Registry | null, names: new Set<string>() };

  async function readKnown(): Promise<Set<string>> {
    const { registry } = await releases.getRevision();
    if (registry !== known.of) known = { of: registry, names: listKnown(registry) };
    return known.names;
  }

  function isAllowed(address: string, now: number): boolean {
    const minute = Math.floor(now / minuteMs);
    if (perAddress.minute !== minute || perAddress.reports.size > maxAddresses) perAddress = { minute, reports: new Map() };
    const reports = (perAddress.reports.get(address) ?? 0) + 1;
    perAddress.reports.set(address, reports);
    return reports <= maxReports;
  }

  function count({ remote, release, visits, bad, load, page, api }: ReleaseReportEntry, revision: number, minute: Date): void {
    const key = `${remote} ${release} ${minute.getTime()} ${revision}`;
    const row = counts.get(key) ?? { remote, release, revision, minute, visits: 0, bad: 0, load: 0, page: 0, api: 0 };
    counts.set(key, {
      ...row,
      visits: row.visits + visits,
      bad: row.bad + bad,
      load: row.load + load,
      page: row.page + page,
      api: row.api + api,
    });
  }

  function countVitals({ remote, release, vitals: reported = {} }: ReleaseReportEntry, hour: Date): void {
    for (const vital of vitalNames) {
      const value = reported[vital];
      if (value === undefined) continue;
      const step = toStep(vital, value);
      const key = `${remote} ${release} ${hour.getTime()} ${vital} ${step}`;
      const row = vitals.get(key) ?? { remote, release, hour, vital, step, count: 0 };
      vitals.set(key, { ...row, count: row.count + 1 });
    }
  }

  const sorted = <Row>(rows: Map<string, Row>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

  return {
    /** Counts a report of an address, unless it reports too often or names unknown releases. */
    async record({ revision, releases: reported }: ReleaseReport, address: string): Promise<void> {
      const now = clock();
      if (!isAllowed(toClientNetwork(address), now.getTime())) return;
      // Without a readable registry there are no releases.
      const names = await readKnown().catch(() => new Set<string>());
      // A report that names a release several times counts once.
      const entries = new Map(reported.map((entry) => [`${entry.remote} ${entry.release}`, entry]));
      for (const entry of entries.values()) {
        if (!names.has(`${entry.remote} ${entry.release}`)) continue;
        count(entry, revision, floor(now, minuteMs));
        countVitals(entry, floor(now, 60 * minuteMs));
      }
    },

    /** Writes the counters that wait. Rejects, and loses them, where the database does not take them: they are samples. */
    async flush(): Promise<void> {
      if (counts.size === 0 && vitals.size === 0) return;
      const [countRows, vitalRows] = [sorted(counts), sorted(vitals)];
      counts.clear();
      vitals.clear();
      await db.transaction((tx) => addCounts(tx, countRows, vitalRows));
    },
  };
}

export type TelemetryService = ReturnType<typeof createTelemetryService>;
