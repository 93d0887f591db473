import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestApp } from './test-app';

/** A birth in Varanasi, as the form sends it. */
export const birth = {
  full_name: 'Asha Verma',
  dob: '14/08/1994',
  tob: '06:45',
  pob: 'Varanasi, Uttar Pradesh, India',
  lat: 25.32,
  lng: 83.01,
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
} as const;

/** Adds `birth` with `changes` and returns its bid. */
export async function addBirth(test: TestApp, jwt: string, changes: object = {}): Promise<string> {
  return (await test.post(apiPaths.addBirth, { ...birth, ...changes }, jwt)).json<{ bid: string }>().bid;
}
