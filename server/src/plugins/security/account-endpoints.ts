import type { apiPaths } from '@oracle-astra/shared/contract';
import { keptOwnWrite, naturalOwnWrite, naturalWrite, reads, type Endpoint } from './endpoint';

/** The endpoints of sign-ins, accounts, consents and rights. */
export const accountEndpoints = {
  sendOtp: keptOwnWrite,
  validateOtp: naturalOwnWrite,
  me: reads,
  bearerToken: reads,
  setLocale: naturalOwnWrite,
  devices: reads,
  privacy: reads,
  setConsent: naturalOwnWrite,
  childLink: reads,
  childOfLink: reads,
  giveChildConsent: { ...naturalOwnWrite, needsProof: true },
  withdrawChildConsent: naturalOwnWrite,
  setOwnBirth: naturalOwnWrite,
  setNominee: { ...naturalOwnWrite, needsProof: true },
  removeNominee: naturalOwnWrite,
  askRights: keptOwnWrite,
  signOutDevice: naturalOwnWrite,
  signOutOthers: naturalOwnWrite,
  passkeys: reads,
  passkeyCreation: { ...reads, needsProof: true },
  // A stolen token must not become a key that lasts.
  addPasskey: { ...keptOwnWrite, needsProof: true, needsPage: 'always' },
  renamePasskey: naturalOwnWrite,
  removePasskey: { ...keptOwnWrite, needsProof: true },
  passkeyProof: reads,
  proveByPasskey: keptOwnWrite,
  passkeySignIn: reads,
  signInByPasskey: naturalOwnWrite,
  changeMobile: { ...naturalWrite, needsProof: true },
  logout: naturalOwnWrite,
  deleteAccount: naturalOwnWrite,
  accountSummary: reads,
  exportAccount: { ...reads, needsProof: true },
} as const satisfies Partial<Record<keyof typeof apiPaths, Endpoint>>;
