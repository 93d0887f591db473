import type { Period, Prediction, PredictionRequest, PredictionSummary } from '@oracle-astra/shared/contract';
import { dayFactsOf } from '../../astrology';
import { createFingerprint, runIdempotent } from '../../db/idempotency';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import type { BirthsService } from '../births/service';
import type { Ledger } from '../ledger/service';
import { composePrediction } from './compose/compose';
import { createDailySkies } from './daily-skies';
import { getPeriodDays } from './period';
import { createPredictionRepository } from './repository';
import type { PredictionIdentity, PredictionRow } from './repository';

interface PredictionServiceDeps {
  db: Database;
  clock: () => Date;
  ledger: Ledger;
  births: Pick<BirthsService, 'readingInput'>;
  isSubscribed: (tx: Database, uid: string) => Promise<boolean>;
}

const exhausted: Record<Period, string> = {
  daily: 'Your free daily predictions are used. A subscription makes predictions without limit.',
  weekly: 'Your free weekly prediction is used. A subscription makes predictions without limit.',
  monthly: 'Your free monthly prediction is used. A subscription makes predictions without limit.',
  yearly: 'Your free yearly prediction is used. A subscription makes predictions without limit.',
};

function toSummary(row: Omit<PredictionRow, 'uid' | 'chartKey' | 'body' | 'grounds' | 'paidBy'>): PredictionSummary {
  const { pid, bid, fullName, type, language, startsOn, endsOn, createdAt } = row;
  return { pid, bid, full_name: fullName, type, language, from: startsOn, to: endsOn, made_at: createdAt.toISOString() };
}

const toPrediction = (row: PredictionRow): Prediction => ({
  ...toSummary(row),
  text: row.body,
  grounds: row.grounds,
  charged: row.paidBy,
});

/** Predictions of a person. The text is composed, paid and stored in one transaction, so that a paid prediction is never lost. */
export function createPredictionService({ db, clock, ledger, births, isSubscribed }: PredictionServiceDeps) {
  const skies = createDailySkies();

  /** By the ledger's key a chart and period are charged once for all languages. */
  async function pay(tx: Database, identity: PredictionIdentity, chartHash: string): Promise<PredictionRow['paidBy']> {
    const { uid, chartKey, type, startsOn } = identity;
    if (await isSubscribed(tx, uid)) return 'subscription';
    if (await createPredictionRepository(tx).isPaid(identity, chartHash)) return 'none';
    const result = await ledger.transfer(tx, {
      key: `prediction:${uid}:${chartKey}:${type}:${startsOn}`,
      reason: 'A prediction made',
      from: { uid, kind: 'available' },
      to: { system: 'spent' },
      unit: `${type}_prediction`,
      amount: 1,
    });
    if (result === 'insufficient') throw new DomainError('insufficient_balance', { message: exhausted[type] });
    return result === 'moved' ? 'predictions' : 'none';
  }

  async function make(tx: Database, uid: string, { bid, type, language }: PredictionRequest): Promise<string> {
    const repository = createPredictionRepository(tx);
    const now = clock();
    const { person, chart } = await births.readingInput(tx, uid, bid);
    const days = getPeriodDays(type, now);
    const chartHash = createFingerprint([chart.utc, dayFactsOf(chart)?.rashis ?? chart.ascendant.longitude]);
    const identity: PredictionIdentity = { uid, chartKey: repository.toChartKey(chartHash), type, language, startsOn: days.from };
    const same = await repository.findSame(identity, chartHash);
    if (same) return same.pid;
    const paidBy = await pay(tx, identity, chartHash);
    const { text, grounds } = composePrediction({ chart, person, type, language, days, skies, seed: `${chartHash} ${days.from}` });
    const pid = newId();
    const row = { ...identity, pid, bid, fullName: person.full_name, endsOn: days.to, body: text, grounds, paidBy, createdAt: now };
    if (await repository.add(row)) return pid;
    const first = await repository.findSame(identity, chartHash);
    if (!first) throw new DomainError('unavailable', { retryAfterSeconds: 1 });
    return first.pid;
  }

  async function read(uid: string, pid: string): Promise<Prediction> {
    const row = await createPredictionRepository(db).find(uid, pid);
    if (!row) throw new DomainError('prediction_not_found');
    return toPrediction(row);
  }

  return {
    /** The stored prediction, or a new one, which is charged. Throws a DomainError without charging. */
    async generate(caller: Caller, request: PredictionRequest): Promise<Prediction> {
      await skies.prepare(getPeriodDays(request.type, clock()));
      const pid = await runIdempotent(db, { ...caller, route: 'predictions/generate', request }, clock(), (tx) =>
        make(tx, caller.uid, request),
      );
      return read(caller.uid, pid);
    },

    read,

    /** The stored predictions, newest first. */
    async list(uid: string): Promise<PredictionSummary[]> {
      return (await createPredictionRepository(db).list(uid)).map(toSummary);
    },
  };
}
