import type { Match } from '@oracle-astra/shared/contract';

const side = { sign: 1, longitude: 20, nakshatra: 2, pada: 3, time_known: true, moon_changes: false };
const verdict = { counts: false, reason: 'Not Manglik.' };
/** 21.5 of 36 points, with one exception. */
export const match: Match = {
  points: 21.5,
  least: 21.5,
  most: 21.5,
  verdict: 'fair',
  bride: { ...side, name: 'Ananya' },
  groom: { ...side, name: 'Rohan' },
  kootas: [
    { name: 'Nadi', title: 'Nadi', about: 'Nature', points: 0, max: 8, reason: 'Both are Adi.', exception: 'Exception: one rashi.' },
  ],
  manglik: {
    bride: { lagna: 7, moon: 6, venus: 10 },
    groom: { lagna: 6, moon: 5, venus: 1 },
    schools: [{ name: 'North Indian', rule: 'Without the 2nd.', bride: verdict, groom: verdict, agree: true }],
    balance: null,
  },
};
