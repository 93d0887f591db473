import { deleteIdempotentAnswers } from '../db/idempotency';
import { eraseByRules } from '../data-rules/frame/apply-rules';
import { frameRules } from '../data-rules/frame/frame-rules';
import { createProofCheck } from '../modules/session/proof';
import { createSessionService, type SessionService } from '../modules/session/service';
import type { FrameDeps } from './frame-deps';

/** What a product does when people sign in, change their number or leave. */
export type SessionHooks = Pick<
  Parameters<typeof createSessionService>[0],
  | 'signUpHooks'
  | 'noteAgreement'
  | 'onReplaced'
  | 'erasers'
  | 'moveMarks'
  | 'givenAway'
  | 'announceRevoked'
  | 'onPasskeyChange'
  | 'onNewDevice'
>;

const nothing = async (): Promise<void> => undefined;

/** The hooks of a site whose product keeps nothing about people. */
export const withoutProduct: SessionHooks = {
  signUpHooks: [],
  noteAgreement: nothing,
  onReplaced: nothing,
  erasers: [deleteIdempotentAnswers, (tx, uid) => eraseByRules(tx, { rules: frameRules }, uid)],
  moveMarks: async () => true,
  givenAway: { findBirthYear: async () => null, holdsAnything: async () => false, sealPayments: nothing, leaveNumber: nothing },
  announceRevoked: nothing,
  onPasskeyChange: nothing,
  onNewDevice: nothing,
};

/** Sign-in, sessions and accounts. */
export const createFrameSessions = ({ db, clock, config, sms, log, siteName }: FrameDeps, hooks: SessionHooks): SessionService =>
  createSessionService({
    db,
    clock,
    sms,
    log,
    jwtSecrets: config.jwtSecrets,
    publicUrl: config.publicUrl,
    hashSecret: config.hashSecret,
    codesPerDay: config.codesPerDay,
    takesLongBearers: config.longBearerTokens,
    passkeySite: { domain: config.passkeyDomain, origin: config.publicUrl, name: siteName },
    assertProven: createProofCheck({ clock, config }),
    ...hooks,
  });
