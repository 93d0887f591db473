import type { ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { DiscountReason } from '../../../db/schema';
import type { ReportToken } from '../../../documents/report-token';

/** The time within which an address, a network or a person counts once, in milliseconds. */
const windowMs = 600_000;

/** A report about one release, with the genuine token of its document. */
export interface WaitingReport {
  entry: ReleaseReportEntry;
  token: ReportToken;
  revision: number;
  at: Date;
}

/** What is known of a document, an address, a network or a person within its window. */
export interface Evidence {
  windowStart: Date;
  key: string;
  documents: number;
  counted: number;
  bad: number;
}

export interface Weighed {
  counted: (WaitingReport & { visits: number; bad: number })[];
  discounted: (WaitingReport & { reason: DiscountReason })[];
}

const toWindow = (time: Date) => new Date(Math.floor(time.getTime() / windowMs) * windowMs);

/** The windows and keys of a report. Those of its document lie in the window of its token, so that a late report finds them. */
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
 * How many documents of one address or network count: the first, and more as the square root of those that were served there. Many
 * people behind one address are heard, and one person behind it who opens a hundred pages counts ten times and not a hundred.
 */
const capacity = (documents: number) => Math.floor(Math.sqrt(documents));

const hasRoom = ({ documents, counted }: Evidence) => counted < capacity(documents);

/**
 * Decides which reports count, in the order in which they came. Whether a document counts is decided by its first report, whatever it
 * says and whichever release it has, so that neither failures nor a canary are heard more often; its later failure counts with it.
 * `known` has the evidence of before and is brought up to date.
 */
export function weighReports(reports: readonly WaitingReport[], known: Map<string, Evidence>): Weighed {
  const weighed: Weighed = { counted: [], discounted: [] };
  const find = (at: Pick<Evidence, 'windowStart' | 'key'>): Evidence => {
    const evidence = known.get(toEvidenceId(at)) ?? { ...at, documents: 0, counted: 0, bad: 0 };
    known.set(toEvidenceId(at), evidence);
    return evidence;
  };

  for (const report of reports) {
    const keys = listKeys(report);
    const document = find(keys.document);
    const { entry } = report;
    if (document.documents > 0) {
      const isNewlyBad = entry.bad > 0 && document.counted > document.bad;
      const isMore = entry.visits === 0 || isNewlyBad;
      if (document.counted > 0 && isMore) weighed.counted.push({ ...report, visits: 0, bad: isNewlyBad ? 1 : 0 });
      else weighed.discounted.push({ ...report, reason: 'repeated' });
      if (isNewlyBad) document.bad = 1;
      continue;
    }
    document.documents = 1;
    const reason = takeRoom(find(keys.address), find(keys.network), keys.person && find(keys.person));
    if (reason !== null) {
      weighed.discounted.push({ ...report, reason });
      continue;
    }
    Object.assign(document, { counted: 1, bad: entry.bad });
    weighed.counted.push({ ...report, visits: 1, bad: entry.bad });
  }
  return weighed;
}

/** Notes one more document; why it does not count, or null. */
function takeRoom(address: Evidence, network: Evidence, person: Evidence | null): DiscountReason | null {
  const all = [address, network, ...(person === null ? [] : [person])];
  for (const evidence of all) evidence.documents += 1;
  if (person !== null && person.counted > 0) return 'person';
  if (!hasRoom(address)) return 'address';
  if (!hasRoom(network)) return 'network';
  for (const evidence of all) evidence.counted += 1;
  return null;
}
