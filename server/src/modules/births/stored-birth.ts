import { languages, type BirthRecord } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { cipherOf } from '../../db/encryption/cipher-of';
import type { Place, StoredText } from '../../db/encryption/stored-text';
import type { births } from '../../db/schema';

/** A birth record as it is stored: `tob` within 00:00 to 23:59, `bornAt` the instant in UTC. */
export interface StoredBirth extends BirthRecord {
  bornAt: Date;
  zone: string;
}

export type BirthRow = typeof births.$inferSelect;

/** Converts between `DD/MM/YYYY` and `YYYY-MM-DD`. */
function reformatDate(date: string, from: '/' | '-', to: '/' | '-'): string {
  return date.split(from).reverse().join(to);
}

/** Birth details as SQL names them, with `dob` as YYYY-MM-DD; `born_at` in ISO 8601. They are encrypted together. */
interface StoredDetails extends Omit<StoredBirth, 'bid' | 'bornAt' | 'time_known'> {
  born_at: string;
  time_known: boolean;
}

const placeOf = (uid: string, bid: string): Place => ({ column: 'births.details', row: bid, owner: uid });

type DetailColumns = Omit<BirthRow, 'bid' | 'uid' | 'createdAt'>;

const noDetails = {
  details: null,
  fullName: null,
  dob: null,
  tob: null,
  pob: null,
  lat: null,
  lng: null,
  gender: null,
  maritalStatus: null,
  language: null,
  bornAt: null,
  zone: null,
  timeKnown: null,
};

/** The columns of a birth record. */
export function toColumns(db: Database, uid: string, { bid, bornAt, ...birth }: StoredBirth): DetailColumns {
  const cipher = cipherOf(db);
  const dob = reformatDate(birth.dob, '/', '-');
  const {
    full_name: fullName,
    tob,
    pob,
    lat,
    lng,
    gender,
    marital_status: maritalStatus,
    language,
    zone,
    time_known: timeKnown = true,
  } = birth;
  if (!cipher.encrypts)
    return { ...noDetails, fullName, dob, tob, pob, lat, lng, gender, maritalStatus, language, bornAt, zone, timeKnown };
  const details: StoredDetails = {
    ...{ full_name: fullName, dob, tob, pob, lat, lng, gender, marital_status: maritalStatus, language, zone },
    born_at: bornAt.toISOString(),
    time_known: timeKnown,
  };
  return { ...noDetails, details: cipher.encrypt(JSON.stringify(details), placeOf(uid, bid)) };
}

/** The details of a record that is encrypted. */
export const decryptDetails = (db: Database, { uid, bid, details }: { uid: string; bid: string; details: StoredText }): StoredDetails =>
  JSON.parse(cipherOf(db).decrypt(details, placeOf(uid, bid))) as StoredDetails;

function toDetails(db: Database, { uid, bid, details, bornAt, ...row }: BirthRow): StoredDetails {
  if (details !== null) return decryptDetails(db, { uid, bid, details });
  return {
    ...row,
    full_name: row.fullName,
    marital_status: row.maritalStatus,
    born_at: bornAt?.toISOString(),
    time_known: row.timeKnown,
  } as StoredDetails;
}

export function toStoredBirth(db: Database, row: BirthRow): StoredBirth {
  const { dob, born_at: bornAt, time_known: timeKnown, language, ...details } = toDetails(db, row);
  const { full_name, tob, pob, lat, lng, gender, marital_status, zone } = details;
  return {
    bid: row.bid,
    full_name,
    dob: reformatDate(dob, '-', '/'),
    tob,
    pob,
    lat,
    lng,
    gender,
    marital_status,
    // A newer release may write other languages.
    language: languages.includes(language) ? language : 'English',
    bornAt: new Date(bornAt),
    zone,
    ...(timeKnown ? {} : { time_known: false }),
  };
}
