import type { AddBirthRequest, BirthRecord, Chart, EditBirthRequest, Kundli, Locale } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { runIdempotent } from '../../db/idempotency';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { lockPresentPerson } from '../../db/lock-person';
import type { Caller } from '../../plugins/idempotency';
import { createChartReader, readSigns, type ReadingInput } from './chart-reader';
import { describeKundli } from './kundli';
import { createLifeEventsService } from './life-events';
import { createMatchService } from './match';
import { isOwnBirthOfMinor, toMinor } from '../minors/state';
import { findOwnBirth, leaveOwnBirth, settleOwnBirth } from './own-birth';
import { createBirthsRepository } from './repository';
import { applyChanges, resolveBirth, toBirthRecord } from './resolve-birth';
import { toStoredBirth, type BirthRow, type StoredBirth } from './stored-birth';

export type { ReadingInput } from './chart-reader';
export type { BirthRow } from './stored-birth';

const maxBirths = 100;

async function findBirth(tx: Database, uid: string, bid: string): Promise<StoredBirth> {
  const birth = await createBirthsRepository(tx).find(uid, bid);
  if (!birth) throw new DomainError('birth_not_found');
  return birth;
}

/** Birth records of a person and their charts. Another person's record counts as not found. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createBirthsService({ db, clock }: { db: Database; clock: () => Date }) {
  const repository = createBirthsRepository(db);
  const { getChart, toReadingInput } = createChartReader(clock);

  const events = createLifeEventsService({
    db,
    clock,
    findTimedBirth: async (tx, uid, bid) => {
      const birth = await findBirth(tx, uid, bid);
      const [, month = '', year = ''] = birth.dob.split('/');
      return birth.time_known === false ? null : { chart: await getChart(birth), month: `${year}-${month}` };
    },
  });

  /** Runs a write once per Idempotency-Key of a person. */
  function runOnce<Answer>(
    caller: Caller,
    route: string,
    request: unknown,
    work: (births: ReturnType<typeof createBirthsRepository>, tx: Database) => Promise<Answer>,
  ): Promise<Answer> {
    return runIdempotent(db, { ...caller, route: `births/${route}`, request }, clock(), (tx) => work(createBirthsRepository(tx), tx));
  }

  const service = {
    async add(caller: Caller, request: AddBirthRequest): Promise<string> {
      const { public_figure: isPublicFigure = false, ...details } = request;
      return runOnce(caller, 'add', request, async (births, tx) => {
        await lockPresentPerson(tx, caller.uid);
        await births.lockPerson(caller.uid);
        if ((await births.countByUser(caller.uid)) >= maxBirths)
          throw new DomainError('birth_limit_reached', { message: `You can keep ${maxBirths} birth details. Delete one to add another.` });
        const birth = resolveBirth(newId(), details);
        await births.add(caller.uid, birth, clock());
        const born = birth.dob.split('/').reverse().join('-');
        const isMinor = toMinor({ born, hasConsent: false }, clock()) !== null;
        await settleOwnBirth(tx, caller.uid, birth.bid, isPublicFigure ? 'public figure' : isMinor ? 'minor' : 'adult');
        return birth.bid;
      });
    },

    async edit(caller: Caller, request: EditBirthRequest): Promise<string> {
      const { bid } = request;
      return runOnce(caller, 'edit', request, async (births, tx) => {
        await births.lockPerson(caller.uid);
        const changed = applyChanges(await findBirth(tx, caller.uid, bid), request);
        if (!(await births.edit(caller.uid, changed))) throw new DomainError('birth_not_found');
        return bid;
      });
    },

    async remove(caller: Caller, bid: string): Promise<void> {
      await runOnce(caller, 'remove', bid, async (births, tx) => {
        await lockPresentPerson(tx, caller.uid);
        await births.lockPerson(caller.uid);
        if (await isOwnBirthOfMinor(tx, caller.uid, bid, clock())) throw new DomainError('minor_keeps_birth');
        await leaveOwnBirth(tx, caller.uid, bid);
        if (!(await births.remove(caller.uid, bid))) throw new DomainError('birth_not_found');
      });
    },

    async list(uid: string): Promise<{ births: BirthRecord[]; own_bid: string | null }> {
      const [births, own] = await Promise.all([repository.list(uid), findOwnBirth(db, uid)]);
      return { births: births.map(toBirthRecord), own_bid: own.bid };
    },

    /** The name in the own birth details; null without any. */
    findName: async (uid: string): Promise<string | null> => (await findOwnBirth(db, uid)).name,

    /** Throws `birth_time_unknown`, because a whole chart needs the time. */
    async chart(uid: string, bid: string): Promise<Chart> {
      const birth = await findBirth(db, uid, bid);
      if (birth.time_known === false) throw new DomainError('birth_time_unknown');
      return getChart(birth);
    },

    events,
    match: createMatchService({ clock, findBirth: (uid, bid) => findBirth(db, uid, bid) }),

    async kundli(uid: string, bid: string, locale: Locale): Promise<Kundli> {
      const birth = await findBirth(db, uid, bid);
      return describeKundli({ birth, chart: getChart(birth), now: clock(), locale });
    },

    /** Null if the person has no such record; `tx` is the caller's transaction, if there is one. */
    async findSigns(uid: string, bid: string, tx?: Database) {
      const birth = await (tx === undefined ? repository : createBirthsRepository(tx)).find(uid, bid);
      return birth && readSigns(toReadingInput(birth).chart, clock());
    },

    /** The year of birth in the own birth details; null without any. */
    async findYear(tx: Database, uid: string): Promise<number | null> {
      const { born } = await findOwnBirth(tx, uid);
      return born === null ? null : Number(born.slice(0, 4));
    },

    /** For a write that refers to the record, which is not deleted before the transaction ends. Throws `birth_not_found`. */
    async readingInput(tx: Database, uid: string, bid: string): Promise<ReadingInput> {
      const birth = await createBirthsRepository(tx).lock(uid, bid);
      if (!birth) throw new DomainError('birth_not_found');
      return toReadingInput(birth);
    },

    /** From a row that the caller has read already. */
    readingInputOfRow: (row: BirthRow): ReadingInput => toReadingInput(toStoredBirth(db, row)),
  };

  return service;
}

export type BirthsService = ReturnType<typeof createBirthsService>;
