import { listExperiments, variantName, variesByVisitor, type Experiment } from '../../../documents/flags/experiments';
import { hasCanary } from '../../../documents/releases/select-releases';
import type { Registry, ReleaseReport, ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/types';
import type { DiscountReason } from '../../../db/schema/frame';
import type { ReleaseStore } from '../../../documents/releases/release-store';
import { createReportTokens, type ReportToken, type ServedDocument } from '../../../documents/report-token';
import { toClientNetwork } from '../../../plugins/limits/client-network';
import { createReportCounters } from './report-counters';
import { toFillSeries } from './fill-series';
import { listPages, listSlices } from './slices';
import type { Variant, WaitingReport } from './weigh-reports';
import type { SigningSecrets } from '../../session/keyed-hash';
import { writeReports } from './write-reports';

/** The limit of reports from one address a minute; many people share an address, and each sends a few. */
const maxReports = 600;
const maxAddresses = 50_000;
/** The maximum number of waiting reports with a token. */
const maxWaiting = 5000;
const minuteMs = 60_000;

interface Known {
  /** The current revision, the releases that browsers may have, and the patterns of routes of each remote. */
  revision: number;
  names: ReadonlySet<string>;
  pages: ReturnType<typeof listPages>;
  /** The running experiments. */
  experiments: readonly Experiment[];
}

interface TelemetryDeps {
  db: Database;
  clock: () => Date;
  releases: Pick<ReleaseStore, 'getRevision'>;
  secrets: SigningSecrets;
}

/** The releases that browsers may have. Others are not counted, so that invented names cannot fill the tables. */
function listKnown({ remotes }: Registry): Set<string> {
  return new Set(
    Object.entries(remotes).flatMap(([remote, { stable, canary, previous, earlier = [] }]) =>
      [stable, canary?.release, previous, ...earlier].map((release) => `${remote} ${release ?? ''}`),
    ),
  );
}

/** The evidence about a document has room for this many goals of a remote. */
const maxGoals = 16;

/** The variants that a document had, by its token, which pages cannot make themselves. */
const listVariants = (experiments: readonly Experiment[], { remote, goals }: ReleaseReportEntry, token: ReportToken): Variant[] =>
  experiments
    .filter((each) => each.remote === remote)
    .slice(0, maxGoals)
    .flatMap(({ flag, run, goal, values }, at) =>
      values
        .filter((value) => token.hasVariant(variantName({ flag, run }, value)))
        .map((value) => ({ flag, run, value: String(value), at, hasReachedGoal: goals?.includes(goal) ?? false })),
    );

/** The entries of pages and of fills. A release that a report names several times counts once as each of them. */
function listEntries({ releases, fills = [] }: ReleaseReport): { isFill: boolean; entry: ReleaseReportEntry }[] {
  const unique = (entries: readonly ReleaseReportEntry[], isFill: boolean) =>
    [...new Map(entries.map((entry) => [`${entry.remote} ${entry.release}`, entry])).values()].map((entry) => ({ isFill, entry }));
  return [...unique(releases, false), ...unique(fills, true)];
}

/** The entry as it is counted: fills are a series of their own, without vitals, which are those of the page. */
function toSeries({ vitals, ...entry }: ReleaseReportEntry, isFill: boolean): ReleaseReportEntry {
  return isFill ? { ...entry, remote: toFillSeries(entry.remote) } : { ...entry, ...(vitals && { vitals }) };
}

/** Counts the reports of each address in the current minute. */
function createFloodLimit(): (address: string, now: number) => boolean {
  let perAddress = { minute: 0, reports: new Map<string, number>() };
  return (address, now) => {
    const minute = Math.floor(now / minuteMs);
    if (perAddress.minute !== minute || perAddress.reports.size > maxAddresses) perAddress = { minute, reports: new Map() };
    const reports = (perAddress.reports.get(address) ?? 0) + 1;
    perAddress.reports.set(address, reports);
    return reports <= maxReports;
  };
}

/** The sender of a report: its address, the name of its browser, and the token of the document, if the browser has one. */
export interface ReportSender {
  address: string;
  userAgent: string;
  token: string | null;
}

/** Receives reports. They wait in memory until `flush` evaluates and counts them, so a kill loses a few seconds. */
export function createTelemetryService({ db, clock, releases, secrets }: TelemetryDeps) {
  const tokens = createReportTokens({ secrets, clock });
  const isAllowed = createFloodLimit();
  let counters = createReportCounters();
  let waiting: WaitingReport[] = [];
  let known: Known & { of: Registry | null } = { of: null, revision: 0, names: new Set(), pages: new Map(), experiments: [] };

  async function readKnown(): Promise<Known> {
    const { registry, descriptors } = await releases.getRevision();
    if (registry !== known.of)
      known = {
        of: registry,
        revision: registry.revision,
        names: listKnown(registry),
        pages: listPages(descriptors.values()),
        experiments: listExperiments(registry, descriptors.values()),
      };
    return known;
  }

  function take(
    entry: ReleaseReportEntry,
    isFill: boolean,
    sender: ReportSender,
    report: ReleaseReport,
    { revision, pages, experiments }: Known,
  ): DiscountReason | null {
    const at = clock();
    const token = tokens.read(sender.token);
    if (typeof token === 'string') return token;
    if (!token.names(entry.remote, entry.release)) return 'release';
    if (waiting.length >= maxWaiting || !isAllowed(toClientNetwork(sender.address), at.getTime())) return 'flood';
    const slices = listSlices(report, sender.userAgent, pages.get(entry.remote));
    const variants = isFill ? [] : listVariants(experiments, entry, token);
    waiting.push({ entry: toSeries(entry, isFill), token, revision: Math.min(report.revision, revision), at, slices, variants });
    return null;
  }

  return {
    /** Receives a report. One that cannot be counted is recorded with the reason; unknown releases are dropped. */
    async record(report: ReleaseReport, sender: ReportSender): Promise<void> {
      // Without a readable registry there are no releases.
      const live = await readKnown().catch(() => null);
      for (const { isFill, entry } of listEntries(report)) {
        if (!live?.names.has(`${entry.remote} ${entry.release}`)) continue;
        const reason = take(entry, isFill, sender, report, live);
        if (reason !== null) counters.discount(toSeries(entry, isFill), reason, clock());
      }
    },

    /**
     * The token of a page whose document came from a shared cache; null while there is a canary or a flag for some visitors, when each document has a
     * separate token, so that only real visitors have evidence.
     */
    async issueToken({ ip, person, bucketOf }: Omit<ServedDocument, 'registry'>): Promise<string | null> {
      const { registry } = await releases.getRevision();
      return hasCanary({ registry }) || variesByVisitor(registry) ? null : tokens.issue({ registry, bucketOf, ip, person });
    },

    /** Evaluates and writes the waiting reports. Rejects and loses them if the database fails, which is acceptable for samples. */
    async flush(): Promise<void> {
      if (waiting.length === 0 && counters.isEmpty()) return;
      const [reports, own] = [waiting, counters];
      waiting = [];
      counters = createReportCounters();
      await db.transaction((tx) => writeReports(tx, reports, own));
    },
  };
}

export type TelemetryService = ReturnType<typeof createTelemetryService>;
