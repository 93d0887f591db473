import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { eachTime, newChecks, wholeChecks, type Part } from './check-queries';
import { createProofRepository, type LedgerProof } from './proofs';

/** The result of a check: faults as sentences, empty for a correct ledger, and totals by unit and kind of account. */
export interface LedgerReport {
  faults: string[];
  totals: Record<string, number>;
  transfers: number;
  postings: number;
}

interface CheckDeps {
  db: Database;
  clock?: () => Date;
  /** Rows for each statement, so that it stays far below the time limits of server and client for any size of the table. */
  partSize?: number;
}

/** The start of a range of `checks`, by table. */
type Starts = Record<string, string>;

const wholeEveryMs = 7 * 24 * 60 * 60 * 1000;
/** An older transaction has ended, so no transfer with an earlier id can still appear. */
const settledMs = 10 * 60 * 1000;

function createReader({ db, partSize = 2000 }: CheckDeps) {
  const faultsOf = async (query: SQL) => (await db.execute<{ fault: string }>(query)).rows.map(({ fault }) => fault);

  /** Checks a table range by range; each statement sees a consistent state of the rows that it compares. */
  async function forEachPart(table: string, start: string, work: (part: Part) => Promise<void>, isStopped: () => boolean): Promise<void> {
    for (let after = start; ;) {
      if (isStopped()) throw new Error('The proof of the ledger was stopped, and begins again.');
      const { rows } = await db.execute<{ up_to: string | null }>(
        sql`select max(id) as up_to from (select id from ${sql.identifier(table)} where id > ${after} order by id limit ${partSize}) part`,
      );
      const upTo = rows[0]?.up_to ?? null;
      if (upTo === null) return;
      await work({ after, upTo });
      after = upTo;
    }
  }

  return {
    async findFaults(checks: typeof wholeChecks, starts: Starts, isStopped: () => boolean): Promise<string[]> {
      const faults: string[] = [];
      for (const { table, faults: query } of checks)
        await forEachPart(table, starts[table] ?? '', async (part) => void faults.push(...(await faultsOf(query(part)))), isStopped);
      for (const query of eachTime.all) faults.push(...(await faultsOf(query)));
      return [...new Set(faults)];
    },

    async sum(isStopped: () => boolean): Promise<Omit<LedgerReport, 'faults'>> {
      const totals: Record<string, number> = {};
      let [transfers, postings] = [0, 0];
      async function add({ after, upTo }: Part): Promise<void> {
        const { rows } = await db.execute<{ name: string; total: string; postings: string; transfers: string }>(
          sql`select a.unit || ':' || a.kind as name, sum(p.amount)::text as total, count(*)::text as postings,
            (select count(*) from transfers where id > ${after} and id <= ${upTo})::text as transfers
            from postings p join accounts a on a.id = p.account_id where p.transfer_id > ${after} and p.transfer_id <= ${upTo} group by 1`,
        );
        for (const row of rows) totals[row.name] = (totals[row.name] ?? 0) + Number(row.total);
        postings += rows.reduce((all, row) => all + Number(row.postings), 0);
        transfers += Number(rows[0]?.transfers ?? 0);
      }
      await forEachPart('transfers', '', add, isStopped);
      const sorted = Object.entries(totals).sort(([one], [other]) => (one < other ? -1 : 1));
      return { totals: Object.fromEntries(sorted), transfers, postings };
    },

    /** The newest transfer before which no other can still appear; null if there is none. */
    async findSettled(now: Date): Promise<string | null> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from transfers where created_at < ${new Date(now.getTime() - settledMs)} order by id desc limit 1`,
      );
      return rows[0]?.id ?? null;
    },
  };
}

const never = () => false;

/** Verifies a running database from its postings, in short statements. */
export function createLedgerCheck(deps: CheckDeps) {
  const { db, clock = () => new Date() } = deps;
  const reader = createReader(deps);
  const proofs = createProofRepository(db);
  let running: Promise<LedgerReport> | null = null;

  async function check(isStopped: () => boolean): Promise<LedgerReport> {
    return { faults: await reader.findFaults(wholeChecks, {}, isStopped), ...(await reader.sum(isStopped)) };
  }

  async function proveWhole(isStopped: () => boolean): Promise<LedgerReport> {
    const [checkedAt, provenTo] = [clock(), await reader.findSettled(clock())];
    const report = await check(isStopped);
    await proofs.note({ checkedAt, isWhole: true, provenTo, faults: report.faults });
    return report;
  }

  async function proveNew(provenTo: string | null, isStopped: () => boolean): Promise<string[]> {
    const [checkedAt, settled] = [clock(), await reader.findSettled(clock())];
    const checks = [...newChecks, ...eachTime.parts];
    const faults = await reader.findFaults(checks, { transfers: provenTo ?? '' }, isStopped);
    await proofs.note({ checkedAt, isWhole: false, provenTo: settled ?? provenTo, faults });
    return faults;
  }

  /** Whether an incremental check is enough: there are no faults, and a full check ran within the week. */
  const isNewEnough = (last: LedgerProof | null, now: Date): last is LedgerProof =>
    last !== null && last.faults.length === 0 && last.wholeAt !== null && now.getTime() - last.wholeAt.getTime() < wholeEveryMs;

  return {
    /** Checks the whole ledger and changes nothing. */
    run: () => check(never),

    /** Checks the whole ledger and stores the result; concurrent calls share one check. */
    async prove(): Promise<LedgerReport> {
      running ??= proveWhole(never).finally(() => {
        running = null;
      });
      return running.catch((error: unknown) => {
        throw new DomainError('unavailable', { message: `The ledger could not be checked: ${String(error)}` });
      });
    },

    /** The nightly check: of new rows, and of everything once a week or after a fault. Resolves with the faults. */
    async proveNight(isStopped: () => boolean = never): Promise<string[]> {
      const last = await proofs.last();
      if (isNewEnough(last, clock())) return proveNew(last.provenTo, isStopped);
      return (await proveWhole(isStopped)).faults;
    },

    /** The result of the last check by any process. */
    last: proofs.last,
  };
}

export type LedgerCheck = ReturnType<typeof createLedgerCheck>;
