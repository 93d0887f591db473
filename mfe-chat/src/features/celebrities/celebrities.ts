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
  /** HH:MM by the clock of the place. */
  tob: string;
  lat: number;
  lng: number;
  /** Rodden rating: AA from the record of the birth, A from the person, the family or the news of the day. */
  rating: 'AA' | 'A';
  source: Fact;
}

/** As Astro-Databank gives them (astro.com/astro-databank), each with its rating and source; a time without source is not here. */
export const celebrities: readonly Celebrity[] = [
  {
    name: 'chat.celebrities.obama',
    place: 'chat.celebrities.honolulu',
    gender: 'Male',
    marital_status: 'Married',
    dob: '04/08/1961',
    tob: '19:24',
    lat: 21.3069,
    lng: -157.8583,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.diana',
    place: 'chat.celebrities.sandringham',
    gender: 'Female',
    marital_status: 'Divorced',
    dob: '01/07/1961',
    tob: '19:45',
    lat: 52.83,
    lng: 0.514,
    rating: 'A',
    source: 'mother',
  },
  {
    name: 'chat.celebrities.jobs',
    place: 'chat.celebrities.sanFrancisco',
    gender: 'Male',
    marital_status: 'Married',
    dob: '24/02/1955',
    tob: '19:15',
    lat: 37.7749,
    lng: -122.4194,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.jolie',
    place: 'chat.celebrities.losAngeles',
    gender: 'Female',
    marital_status: 'Divorced',
    dob: '04/06/1975',
    tob: '09:09',
    lat: 34.0522,
    lng: -118.2437,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.dicaprio',
    place: 'chat.celebrities.losAngeles',
    gender: 'Male',
    marital_status: 'Single',
    dob: '11/11/1974',
    tob: '02:47',
    lat: 34.0522,
    lng: -118.2437,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.pitt',
    place: 'chat.celebrities.shawnee',
    gender: 'Male',
    marital_status: 'Divorced',
    dob: '18/12/1963',
    tob: '06:31',
    lat: 35.3273,
    lng: -96.9253,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.aniston',
    place: 'chat.celebrities.losAngeles',
    gender: 'Female',
    marital_status: 'Divorced',
    dob: '11/02/1969',
    tob: '22:22',
    lat: 34.0522,
    lng: -118.2437,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.woods',
    place: 'chat.celebrities.longBeach',
    gender: 'Male',
    marital_status: 'Divorced',
    dob: '30/12/1975',
    tob: '22:50',
    lat: 33.7701,
    lng: -118.1937,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.william',
    place: 'chat.celebrities.london',
    gender: 'Male',
    marital_status: 'Married',
    dob: '21/06/1982',
    tob: '21:03',
    lat: 51.5173,
    lng: -0.1743,
    rating: 'A',
    source: 'announcement',
  },
  {
    name: 'chat.celebrities.merkel',
    place: 'chat.celebrities.hamburg',
    gender: 'Female',
    marital_status: 'Married',
    dob: '17/07/1954',
    tob: '18:00',
    lat: 53.5511,
    lng: 9.9937,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.macron',
    place: 'chat.celebrities.amiens',
    gender: 'Male',
    marital_status: 'Married',
    dob: '21/12/1977',
    tob: '10:40',
    lat: 49.8941,
    lng: 2.2958,
    rating: 'AA',
    source: 'certificate',
  },
  {
    name: 'chat.celebrities.bush',
    place: 'chat.celebrities.newHaven',
    gender: 'Male',
    marital_status: 'Married',
    dob: '06/07/1946',
    tob: '07:26',
    lat: 41.3083,
    lng: -72.9279,
    rating: 'AA',
    source: 'certificate',
  },
];

export const sourceLabels: Record<Fact, PlainMessageId> = {
  certificate: 'chat.celebrities.certificate',
  mother: 'chat.celebrities.mother',
  announcement: 'chat.celebrities.announcement',
};
