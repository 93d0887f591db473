import type { AddBirthRequest, BirthRecord, Chart, EditBirthRequest } from '@oracle-astra/shared/contract';
import { normalTime } from '@oracle-astra/shared/contract';
import { birthInstant } from '../../astrology';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { HttpError, Refusal } from '../../plugins/errors';
import { makeChartCache } from './chart-cache';
import { makeBirthsRepository } from './repository';
import type { StoredBirth } from './repository';

const maxBirths = 100;

/** What an astrologer may know: the chart, and of the person neither date nor place. */
export interface Reading {
  person: Pick<BirthRecord, 'full_name' | 'gender' | 'marital_status' | 'language'>;
  chart: Chart;
}

function recordOf({ bornAt: _bornAt, zone: _zone, ...record }: StoredBirth): BirthRecord {
  return record;
}

/** Throws a Refusal where the local time happened twice and nothing says which of the two is meant. */
function resolved(bid: string, { earlier_offset: earlier, ...details }: AddBirthRequest): StoredBirth {
  const tob = normalTime(details.tob);
  const instant = birthInstant({ dob: details.dob, tob, lat: details.lat, lng: details.lng, earlier });
  if ('ambiguous' in instant) {
    throw new Refusal(`The clocks were put back that night, so ${tob} on ${details.dob} happened twice in this place. Say whether it was the first or the second time.`);
  }
  return { ...details, bid, tob, bornAt: instant.utc, zone: instant.zone };
}

function missing(): HttpError {
  return new HttpError(404, 'There are no such birth details.');
}

/** Birth records of a person and their charts; a record of somebody else is as good as none (404). */
export function makeBirthsService({ db, clock }: { db: Database; clock: () => Date }) {
  const repository = makeBirthsRepository(db);
  const knownChart = makeChartCache();

  async function find(uid: string, bid: string): Promise<StoredBirth> {
    const birth = await repository.find(uid, bid);
    if (!birth) throw missing();
    return birth;
  }

  function chartOf(birth: StoredBirth): Chart {
    const localDate = birth.dob.split('/').reverse().join('-');
    return knownChart({ utc: birth.bornAt, lat: birth.lat, lng: birth.lng, now: clock(), localDate });
  }

  return {
    async add(uid: string, details: AddBirthRequest): Promise<string> {
      if ((await repository.countOf(uid)) >= maxBirths) throw new Refusal(`You can keep ${maxBirths} birth details. Delete one to add another.`);
      const birth = resolved(newId(), details);
      await repository.add(uid, birth, clock());
      return birth.bid;
    },

    async edit(uid: string, { bid, ...details }: EditBirthRequest): Promise<string> {
      await find(uid, bid);
      if (!(await repository.edit(uid, resolved(bid, details)))) throw missing();
      return bid;
    },

    async remove(uid: string, bid: string): Promise<void> {
      if (!(await repository.remove(uid, bid))) throw missing();
    },

    /** For an account that is deleted; `tx` is its transaction. */
    erase: (tx: Database, uid: string) => makeBirthsRepository(tx).removeAll(uid),

    async list(uid: string): Promise<BirthRecord[]> {
      return (await repository.list(uid)).map(recordOf);
    },

    async chart(uid: string, bid: string): Promise<Chart> {
      return chartOf(await find(uid, bid));
    },

    async reading(uid: string, bid: string): Promise<Reading> {
      const birth = await find(uid, bid);
      const { full_name, gender, marital_status, language } = birth;
      return { person: { full_name, gender, marital_status, language }, chart: chartOf(birth) };
    },
  };
}

export type BirthsService = ReturnType<typeof makeBirthsService>;
