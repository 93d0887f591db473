import type { BirthDetails, BirthRecord, EditBirthRequest, TimeAnswers } from '@oracle-astra/shared/contract';
import { settleMoment } from './settle-moment';
import type { StoredBirth } from './stored-birth';

export function toBirthRecord({ bornAt: _bornAt, zone: _zone, ...record }: StoredBirth): BirthRecord {
  return record;
}

/** Adds instant and zone to birth details. Throws like `settleMoment`. */
export function resolveBirth(bid: string, { earlier_offset, clock, ...details }: BirthDetails & TimeAnswers): StoredBirth {
  const tob = details.time_known === false ? undefined : details.tob;
  return { ...details, bid, ...settleMoment({ ...details, tob, earlier_offset, clock }) };
}

/** A record with the details of a request. Its instant changes only with date, time or place. */
export function applyChanges(stored: StoredBirth, { earlier_offset, clock, ...details }: EditBirthRequest): StoredBirth {
  const { dob, tob, time_known: hasTime, pob, lat, lng } = details;
  if ([dob, tob, hasTime, pob, lat, lng].every((value) => value === undefined)) return { ...stored, ...details };
  const known = tob === undefined ? stored.time_known : hasTime;
  return resolveBirth(stored.bid, { ...toBirthRecord(stored), time_known: known, ...details, earlier_offset, clock });
}
