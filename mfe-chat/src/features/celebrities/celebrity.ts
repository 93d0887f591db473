import type { BirthDetails } from '@oracle-astra/shared/contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

type Fact = 'certificate' | 'mother' | 'announcement';

/** A public figure whose time of birth has a named source. */
export interface Celebrity {
  name: PlainMessageId;
  place: PlainMessageId;
  gender: BirthDetails['gender'];
  marital_status: BirthDetails['marital_status'];
  /** DD/MM/YYYY */
  dob: string;
  /** HH:MM, local time of the place. */
  tob: string;
  lat: number;
  lng: number;
  /** Rodden rating: AA from a birth record, A from the person, the family or contemporary news. */
  rating: 'AA' | 'A';
  source: Fact;
}

export const sourceLabels: Record<Fact, PlainMessageId> = {
  certificate: 'chat.celebrities.certificate',
  mother: 'chat.celebrities.mother',
  announcement: 'chat.celebrities.announcement',
};
