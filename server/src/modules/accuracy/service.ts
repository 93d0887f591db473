import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import type { AccuracyFigure } from '@oracle-astra/shared/contract';
import { arcSeconds, dayBodies, longitudeOf, type Reference } from '../../accuracy/compare';
import { transits } from '../../astrology';
import type { Database } from '../../db/database';
import { transfers } from '../../db/schema';
import { toIndianDate } from '../../indian-date';

/** The ledger's reason for a returned question; migration 0019 has an index on it. */
const returnedReason = 'A question not answered';
const countForMs = 60_000;

interface Deps {
  db: Database;
  clock: () => Date;
  assetsDir: string;
}

/** The engine's accuracy, and the number of returned questions. */
export function createAccuracyService({ db, clock, assetsDir }: Deps) {
  const readJson = async <T>(name: string) => JSON.parse(await readFile(join(assetsDir, 'accuracy', name), 'utf8')) as T;
  let reference: Promise<Reference> | undefined;
  let figures: Promise<{ source: string; figures: AccuracyFigure[] }> | undefined;
  let counted: { at: number; value: Promise<number> } | undefined;

  async function countReturned(): Promise<number> {
    const [row] = await db.select({ value: count() }).from(transfers).where(eq(transfers.reason, returnedReason));
    return row?.value ?? 0;
  }

  return {
    async read() {
      const now = clock();
      const date = toIndianDate(now);
      if (counted === undefined || now.getTime() - counted.at > countForMs) counted = { at: now.getTime(), value: countReturned() };
      const { days } = await (reference ??= readJson<Reference>('ephemeris-reference.json'));
      const [, ...expected] = days.find(([day]) => day === date) ?? [date];
      const planets = transits(new Date(`${date}T00:00:00Z`));
      const today = expected.flatMap((longitude, index) => {
        const body = dayBodies[index];
        if (body === undefined) return [];
        const ours = longitudeOf(planets, body);
        return [{ body, ours, reference: longitude, difference: arcSeconds(ours, longitude) }];
      });
      return { ...(await (figures ??= readJson('figures.json'))), date, today, given_back: await counted.value };
    },
  };
}
