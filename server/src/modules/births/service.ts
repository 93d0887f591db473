import type { AddBirthRequest, BirthRecord, Chart, EditBirthRequest } from '@oracle-astra/shared/contract';
import { normalTime } from '@oracle-astra/shared/contract';
import { birthInstant } from '../../astrology';
import { DomainError } from '../../domain-error';
import { answerOnce } from '../../db/answer-once';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { Caller } from '../../plugins/idempotency';
import { createChartCache } from './chart-cache';
import { birthOf, createBirthsRepository } from './repository';
import type { BirthRow, StoredBirth } from './repository';

export type { BirthRow } from './repository';

const maxBirths = 100;

/** What an astrologer may know: the chart, and of the person neither date nor place. */
export interface Reading {
  person: Pick<BirthRecord, 'full_name' | 'gender' | 'marital_status' | 'language'>;
  chart: Chart;
}

function recordOf({ bornAt: _bornAt, zone: _zone, ...record }: StoredBirth): BirthRecord {
  return record;
}

/** Throws where the local time happened twice and nothing says which of the two is meant. */
function resolved(bid: string, { earlier_offset: earlier, ...details }: AddBirthRequest): StoredBirth {
  const tob = normalTime(details.tob);
  const instant = birthInstant({ dob: details.dob, tob, lat: details.lat, lng: details.lng, earlier });
  if ('ambiguous' in instant) {
    throw new DomainError('ambiguous_birth_time', {
      message: `The clocks were put back that night, so ${tob} on ${details.dob} happened twice in this place. Say whether it was the first or the second time.`,
    });
  }
  return { ...details, bid, tob, bornAt: instant.utc, zone: instant.zone };
}

/** Birth records of a person and their charts; a record of somebody else is as good as none. */
export function createBirthsService({ db, clock }: { db: Database; clock: () => Date }) {
  const repository = createBirthsRepository(db);
  const knownChart = createChartCache();

  async function find(tx: Database, uid: string, bid: string): Promise<StoredBirth> {
    const birth = await createBirthsRepository(tx).find(uid, bid);
    if (!birth) throw new DomainError('birth_not_found');
    return birth;
  }

  function chartOf(birth: StoredBirth): Chart {
    const localDate = birth.dob.split('/').reverse().join('-');
    return knownChart({ utc: birth.bornAt, lat: birth.lat, lng: birth.lng, now: clock(), localDate });
  }

  function readingOf(birth: StoredBirth): Reading {
    const { full_name, gender, marital_status, language } = birth;
    return { person: { full_name, gender, marital_status, language }, chart: chartOf(birth) };
  }

  /** Writes once for each Idempotency-Key of a person. */
  function once<Answer>(caller: Caller, route: string, request: unknown, work: (births: ReturnType<typeof createBirthsRepository>, tx: Database) => Promise<Answer>): Promise<Answer> {
    return answerOnce(db, { ...caller, route: `births/${route}`, request }, clock(), (tx) => work(createBirthsRepository(tx), tx));
  }

  return {
    async add(caller: Caller, details: AddBirthRequest): Promise<string> {
      return once(caller, 'add', details, async (births) => {
        if ((await births.countOf(caller.uid)) >= maxBirths) throw new DomainError('birth_limit_reached', { message: `You can keep ${maxBirths} birth details. Delete one to add another.` });
        const birth = resolved(newId(), details);
        await births.add(caller.uid, birth, clock());
        return birth.bid;
      });
    },

    async edit(caller: Caller, request: EditBirthRequest): Promise<string> {
      const { bid, ...details } = request;
      return once(caller, 'edit', request, async (births, tx) => {
        await find(tx, caller.uid, bid);
        if (!(await births.edit(caller.uid, resolved(bid, details)))) throw new DomainError('birth_not_found');
        return bid;
      });
    },

    async remove(caller: Caller, bid: string): Promise<void> {
      await once(caller, 'remove', bid, async (births) => {
        if (!(await births.remove(caller.uid, bid))) throw new DomainError('birth_not_found');
      });
    },

    /** For an account that is deleted; `tx` is its transaction. */
    erase: (tx: Database, uid: string) => createBirthsRepository(tx).removeAll(uid),

    async list(uid: string): Promise<BirthRecord[]> {
      return (await repository.list(uid)).map(recordOf);
    },

    async chart(uid: string, bid: string): Promise<Chart> {
      return chartOf(await find(db, uid, bid));
    },

    /** Null where this person has no such record. */
    async findChart(uid: string, bid: string): Promise<Chart | null> {
      const birth = await repository.find(uid, bid);
      return birth && chartOf(birth);
    },

    async reading(tx: Database, uid: string, bid: string): Promise<Reading> {
      return readingOf(await find(tx, uid, bid));
    },

    /** Of a row that its asker read together with other things. */
    readingOfRow: (row: BirthRow): Reading => readingOf(birthOf(row)),
  };
}

export type BirthsService = ReturnType<typeof createBirthsService>;
