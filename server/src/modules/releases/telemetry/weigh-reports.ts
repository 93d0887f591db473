import { vitalNames, type ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { DiscountReason } from '../../../db/schema/frame';
import type { ReportToken } from '../../../documents/report-token';
import type { Slice } from './slices';

/** The period in which an address, a network or a person counts once, in milliseconds. */
const windowMs = 600_000;

/** A page reports a few times; more reports of a document would only inflate its counts. */
const maxReports = 30;

/** A report about one release, with the genuine token of its document. */
export interface WaitingReport {
  entry: ReleaseReportEntry;
  token: ReportToken;
  revision: number;
  at: Date;
  /** The parts of the visits to which its vitals belong. */
  slices: readonly Slice[];
  /** The variants of experiments of the release's remote that its document had. */
  variants: readonly Variant[];
}

/** A variant of an experiment. `at` is the place of the experiment among those of its remote. */
export interface Variant {
  flag: string;
  run: number;
  value: string;
  at: number;
  hasReachedGoal: boolean;
}

/** The evidence about a document, an address, a network or a person within its window. */
export interface Evidence {
  windowStart: Date;
  key: string;
  documents: number;
  counted: number;
  bad: number;
  /** The vitals and then the goals that a document has counted for, a bit each. */
  vitals: number;
}

export interface Weighed {
  counted: (WaitingReport & { visits: number; bad: number })[];
  discounted: (WaitingReport & { reason: DiscountReason })[];
}

const toWindow = (time: Date) => new Date(Math.floor(time.getTime() / windowMs) * windowMs);

/** The windows and keys of a report. Its document uses the window of its token, so that a late report finds it. */
export function listKeys({ entry: { remote, release }, token, at }: WaitingReport) {
  const own = toWindow(at);
  return {
    document: { windowStart: toWindow(token.issuedAt), key: `document ${token.id} ${remote} ${release}` },
    address: { windowStart: own, key: `address ${token.address} ${remote}` },
    network: { windowStart: own, key: `network ${token.network} ${remote}` },
    person: token.person === null ? null : { windowStart: own, key: `person ${token.person} ${remote}` },
  };
}

export const toEvidenceId = ({ windowStart, key }: Pick<Evidence, 'windowStart' | 'key'>) => `${windowStart.getTime()} ${key}`;

/**
 * The number of counted documents of one address or network: the square root of the number served there, at least one. Many
 * people behind one address are represented, and one person who opens a hundred pages counts ten times instead of a hundred.
 */
const capacity = (documents: number) => Math.floor(Math.sqrt(documents));

const hasRoom = ({ documents, counted }: Evidence) => counted < capacity(documents);

/**
 * Decides which reports count, in order of arrival. The first report of a document decides whether the document counts,
 * independent of its content and release, so that neither failures nor a canary are favoured; its later failure counts with it.
 * `known` has the previous evidence and is updated.
 */
export function weighReports(reports: readonly WaitingReport[], known: Map<string, Evidence>): Weighed {
  const weighed: Weighed = { counted: [], discounted: [] };
  const find = (at: Pick<Evidence, 'windowStart' | 'key'>): Evidence => {
    const evidence = known.get(toEvidenceId(at)) ?? { ...at, documents: 0, counted: 0, bad: 0, vitals: 0 };
    known.set(toEvidenceId(at), evidence);
    return evidence;
  };

  for (const report of reports) {
    const keys = listKeys(report);
    const document = find(keys.document);
    const { entry } = report;
    if (document.documents > 0) {
      document.documents += 1;
      const isNewlyBad = entry.bad > 0 && document.counted > document.bad;
      const isMore = document.documents <= maxReports && (entry.visits === 0 || isNewlyBad);
      if (document.counted > 0 && isMore) weighed.counted.push({ ...withNew(report, document), visits: 0, bad: isNewlyBad ? 1 : 0 });
      else weighed.discounted.push({ ...report, reason: 'repeated' });
      if (isMore && isNewlyBad) document.bad = 1;
      continue;
    }
    document.documents = 1;
    const reason = takeRoom(find(keys.address), find(keys.network), keys.person && find(keys.person));
    if (reason !== null) {
      weighed.discounted.push({ ...report, reason });
      continue;
    }
    Object.assign(document, { counted: 1, bad: entry.bad });
    weighed.counted.push({ ...withNew(report, document), visits: 1, bad: entry.bad });
  }
  return weighed;
}

/** A report with the vitals and goals for which its document has not counted. */
const withNew = (report: WaitingReport, document: Evidence): WaitingReport => ({
  ...report,
  entry: withNewVitals(report.entry, document),
  variants: report.variants.map((variant) => withNewGoal(variant, document)),
});

function withNewGoal(variant: Variant, document: Evidence): Variant {
  const bit = 1 << (vitalNames.length + variant.at);
  const hasReachedGoal = variant.hasReachedGoal && !(document.vitals & bit);
  if (hasReachedGoal) document.vitals |= bit;
  return { ...variant, hasReachedGoal };
}

/** A report with the vitals for which its document has not counted: one document is one visit, however often it reports them. */
function withNewVitals(entry: ReleaseReportEntry, document: Evidence): ReleaseReportEntry {
  if (entry.vitals === undefined) return entry;
  const vitals: NonNullable<ReleaseReportEntry['vitals']> = {};
  vitalNames.forEach((vital, at) => {
    if (entry.vitals?.[vital] === undefined || document.vitals & (1 << at)) return;
    vitals[vital] = entry.vitals[vital];
    document.vitals |= 1 << at;
  });
  return { ...entry, vitals };
}

/** Records another document; returns why it does not count, or null. */
function takeRoom(address: Evidence, network: Evidence, person: Evidence | null): DiscountReason | null {
  const all = [address, network, ...(person === null ? [] : [person])];
  for (const evidence of all) evidence.documents += 1;
  if (person !== null && person.counted > 0) return 'person';
  if (!hasRoom(address)) return 'address';
  if (!hasRoom(network)) return 'network';
  for (const evidence of all) evidence.counted += 1;
  return null;
}
