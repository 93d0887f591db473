import { consentTexts } from '@oracle-astra/shared/contract';
import { eraseData } from './data-rules';
import { deleteIdempotentAnswers } from './db/idempotency';
import type { ServerDeps } from './deps';
import { createFrameSessions } from './frame/frame-sessions';
import type { BirthsService } from './modules/births/service';
import { noteConsent } from './modules/consents/service';
import { eraseForumTraces } from './modules/forum/erase';
import { createInviteReward } from './modules/invites/invite-reward';
import type { Ledger } from './modules/ledger/service';
import { createSignUpGift } from './modules/ledger/sign-up-gift';
import type { NotificationService } from './modules/notifications/service';
import type { NumberMarks } from './modules/number-marks/number-marks';
import { moveSubscription } from './modules/push/move-subscription';
import type { AccountEraser } from './modules/session/erase-account';
import { createAccountDataRepository } from './modules/users/repository';

interface AccountParts {
  ledger: Ledger;
  births: BirthsService;
  notifications: NotificationService;
  marks: NumberMarks;
  eraseChats: AccountEraser;
}

/** Sign-in, sessions and accounts: what happens at the first sign-in, and when an account ends. */
export function buildAccountServices(deps: ServerDeps, { ledger, births, notifications, marks, eraseChats }: AccountParts) {
  const { clock, config } = deps;
  const gifts = [createSignUpGift(ledger), createInviteReward({ ledger, clock, secret: config.hashSecret })];
  const erasers: AccountEraser[] = [marks.remember, deleteIdempotentAnswers, eraseForumTraces, eraseChats];
  let sealPayments: AccountEraser = async () => undefined;
  const sessions = createFrameSessions(deps, {
    signUpHooks: [marks.carry, ...gifts.map((gift) => marks.skipErased(gift))],
    async noteAgreement(tx, uid, { version, locale }) {
      if (version === consentTexts.account) await noteConsent(tx, uid, { item: 'account', locale, now: clock() });
    },
    onReplaced: moveSubscription,
    erasers,
    moveMarks: marks.move,
    givenAway: {
      findBirthYear: births.findYear,
      holdsAnything: (tx, uid) => createAccountDataRepository(tx).holdsAnything(uid),
      sealPayments: (tx, uid) => sealPayments(tx, uid),
      leaveNumber: marks.leave,
    },
    announceRevoked: notifications.announce,
    onPasskeyChange: (tx, { uid, kind, name }) => notifications.notify(tx, { uid, kind, params: { name: name ?? '' } }),
    onNewDevice: (tx, { uid, agent }) => notifications.notify(tx, { uid, kind: 'new_device', params: { device: agent ?? '' } }),
  });
  return {
    sessions,

    /** Sets how the payments of an erased or sealed account, and of its children, are closed. They need the sessions, so they are created later. */
    closePaymentsBy({ erase, seal }: { erase: AccountEraser; seal: AccountEraser }, leaveChildren: AccountEraser): void {
      sealPayments = async (tx, uid) => {
        await seal(tx, uid);
        await leaveChildren(tx, uid);
      };
      erasers.push(erase, leaveChildren, eraseData);
    },
  };
}
