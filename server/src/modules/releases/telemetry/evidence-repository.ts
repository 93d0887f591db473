import { and, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { releaseDiscounts, releaseEvidence, releaseFailures, releaseNetworks, type DiscountReason } from '../../../db/schema/frame';
import type { Database } from '../../../db/types';
import { inParts } from './in-parts';
import { toEvidenceId, type Evidence } from './weigh-reports';

export type DiscountRow = typeof releaseDiscounts.$inferSelect;
export type FailureRow = typeof releaseFailures.$inferSelect;

/** Serializes the evaluation of reports over all processes until the transaction ends. */
export const lockEvidence = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('release-evidence', 0))`);

/** The evidence about some documents, addresses, networks and persons. */
export async function readEvidence(db: Database, asked: readonly Pick<Evidence, 'windowStart' | 'key'>[]): Promise<Map<string, Evidence>> {
  const known = new Map<string, Evidence>();
  const windows = [...new Map(asked.map(({ windowStart }) => [windowStart.getTime(), windowStart])).values()];
  await inParts([...new Set(asked.map(({ key }) => key))], async (part) => {
    const keys = sql`(select json_array_elements_text(${JSON.stringify(part)}::json))`;
    const rows = await db
      .select()
      .from(releaseEvidence)
      .where(and(inArray(releaseEvidence.windowStart, windows), inArray(releaseEvidence.key, keys)));
    for (const row of rows) known.set(toEvidenceId(row), row);
  });
  return known;
}

/** As one parameter, because building thousands takes longer than writing the rows. */
export const writeEvidence = (db: Database, rows: readonly Evidence[]) =>
  inParts(rows, (part) =>
    db.execute(sql`
      insert into release_evidence (window_start, key, documents, counted, bad, vitals)
      select "windowStart", key, documents, counted, bad, vitals
      from json_to_recordset(${JSON.stringify(part)}::json)
        as rows ("windowStart" timestamptz, key text, documents int, counted int, bad int, vitals int)
      on conflict (window_start, key) do update
      set documents = excluded.documents, counted = excluded.counted, bad = excluded.bad, vitals = excluded.vitals`),
  );

/** A network is known a day after its first visit, so that forged reports need a day of preparation. */
const knownAfterMs = 24 * 60 * 60_000;

/** Which of some networks are known at a time. */
export async function readKnownNetworks(db: Database, networks: readonly string[], at: Date): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  await inParts(networks, async (part) => {
    const rows = await db
      .select({ network: releaseNetworks.network })
      .from(releaseNetworks)
      .where(and(inArray(releaseNetworks.network, part), lt(releaseNetworks.firstSeen, new Date(at.getTime() - knownAfterMs))));
    for (const { network } of rows) known.add(network);
  });
  return known;
}

/** Records that pages were served to networks; a known one is written at most once an hour. */
export const noteNetworks = (db: Database, networks: readonly string[], at: Date) =>
  inParts(networks, (part) =>
    db
      .insert(releaseNetworks)
      .values(part.map((network) => ({ network, firstSeen: at, lastSeen: at })))
      .onConflictDoUpdate({
        target: releaseNetworks.network,
        set: { lastSeen: sql`excluded.last_seen` },
        setWhere: sql`release_networks.last_seen < excluded.last_seen - interval '1 hour'`,
      }),
  );

export const addFailures = (db: Database, rows: readonly FailureRow[]) =>
  inParts(rows, (part) =>
    db
      .insert(releaseFailures)
      .values(part)
      .onConflictDoUpdate({
        target: [releaseFailures.remote, releaseFailures.release, releaseFailures.minute, releaseFailures.network],
        set: { bad: sql`release_failures.bad + excluded.bad` },
      }),
  );

export const addDiscounts = (db: Database, rows: readonly DiscountRow[]) =>
  inParts(rows, (part) =>
    db
      .insert(releaseDiscounts)
      .values(part)
      .onConflictDoUpdate({
        target: [releaseDiscounts.remote, releaseDiscounts.release, releaseDiscounts.hour, releaseDiscounts.reason],
        set: { reports: sql`release_discounts.reports + excluded.reports`, bad: sql`release_discounts.bad + excluded.bad` },
      }),
  );

interface OfRelease {
  remote: string;
  release: string;
  from: Date;
  to: Date;
}

/** The counted visits with a failure of a network in a minute, and whether the network was known when the period began. */
interface Failure {
  minute: Date;
  network: string;
  bad: number;
  isKnown: boolean;
}

/** The failures of a release by network, oldest first. */
export async function listFailures(db: Database, { remote, release, from, to }: OfRelease): Promise<Failure[]> {
  const { minute, network, bad } = releaseFailures;
  return db
    .select({
      minute,
      network,
      bad,
      isKnown: sql<boolean>`coalesce(${releaseNetworks.firstSeen} < ${new Date(from.getTime() - knownAfterMs).toISOString()}::timestamptz, false)`,
    })
    .from(releaseFailures)
    .leftJoin(releaseNetworks, eq(releaseNetworks.network, network))
    .where(and(eq(releaseFailures.remote, remote), eq(releaseFailures.release, release), gte(minute, from), lt(minute, to)))
    .orderBy(minute);
}

export interface Discounted {
  remote: string;
  release: string;
  reason: DiscountReason;
  reports: number;
  bad: number;
}

/** The uncounted reports from a time on, most frequent first. */
export const listDiscounts = (db: Database, from: Date): Promise<Discounted[]> =>
  db
    .select({
      remote: releaseDiscounts.remote,
      release: releaseDiscounts.release,
      reason: releaseDiscounts.reason,
      reports: sum(releaseDiscounts.reports).mapWith(Number),
      bad: sum(releaseDiscounts.bad).mapWith(Number),
    })
    .from(releaseDiscounts)
    .where(gte(releaseDiscounts.hour, from))
    .groupBy(releaseDiscounts.remote, releaseDiscounts.release, releaseDiscounts.reason)
    .orderBy(desc(sum(releaseDiscounts.reports)));
