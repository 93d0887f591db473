import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { endSessions, renewSessions } from '../session/renewal/rights';
import type { Unseal } from '../session/given-away/unseal';
import type { MoveNumber } from '../session/number/move-by-operator';
import { lockPerson } from '../../db/lock-person';
import { createItemRepository } from '../forum/items';
import type { NumberMarks } from '../number-marks/number-marks';
import type { NotificationService } from '../notifications/service';
import type { PointService } from '../points/service';
import { createModerationRepository, toStoredMobile } from './repository';
import type { ItemPage, ModerationList, PersonKey, ReportedItem } from './repository';
import { endReview } from './reviews';

export const moderationActionNames = ['hide', 'restore', 'ban', 'unban', 'unseal', 'move', 'sign-out'] as const;
export type ModerationAction = (typeof moderationActionNames)[number];

export type ModerationTarget = Pick<PersonKey, 'target'> & {
  by?: PersonKey['by'] | undefined;
  /** The new number of a sealed account, whose `target` is its previous number, or of an account that is moved. */
  to?: string | undefined;
};

interface ModerationDeps {
  db: Database;
  clock: () => Date;
  notifications: Pick<NotificationService, 'notify' | 'announce'>;
  points: Pick<PointService, 'revoke' | 'restore'>;
  /** Bans of numbers whose account was deleted. */
  marks: Pick<NumberMarks, 'endBan'>;
  unseal: Unseal;
  moveNumber: MoveNumber;
}

export const pageSize = 100;
const latestHidden = 20;

/** Operators' actions on posts and members. Every action is stored with its reason. */
// eslint-disable-next-line max-lines-per-function -- one short function for each action
export function createModerationService({ db, clock, notifications, points, marks, unseal, moveNumber }: ModerationDeps) {
  const banHooks: ((tx: Database, uid: string) => Promise<void>)[] = [];

  async function setHidden(tx: Database, id: string, isHidden: boolean): Promise<void> {
    const kind = await createModerationRepository(tx).findKind(id);
    if (kind === null) throw new DomainError('not_found', { message: `There is no discussion or comment ${id}.` });
    const items = createItemRepository(tx);
    const locked = await items.lock({ kind, id });
    if (locked === null) return;
    const now = clock();
    await items.setHidden({ kind, id }, isHidden ? now : null, now);
    await endReview(tx, id);
    if (!locked.has_author || locked.is_deleted) return;
    const { author: uid, did, title } = locked;
    await (isHidden ? points.revoke(tx, uid, id) : points.restore(tx, uid, id));
    await notifications.notify(tx, { uid, kind: isHidden ? 'post_hidden' : 'post_restored', did, params: { title } });
  }

  async function setBan(tx: Database, person: PersonKey, reason: string | null): Promise<string> {
    const repository = createModerationRepository(tx);
    const uid = await repository.findPerson(person);
    const ended = uid === null && reason === null && person.by === 'mobile' ? await marks.endBan(tx, toStoredMobile(person.target)) : null;
    if (ended !== null) return ended;
    if (uid === null) throw new DomainError('not_found', { message: `There is nobody with the ${person.by} ${person.target}.` });
    const { isGone } = await lockPerson(tx, uid);
    if (isGone) throw new DomainError('not_found', { message: `The account with the ${person.by} ${person.target} is deleted.` });
    await repository.setBan(uid, reason === null ? null : clock(), reason);
    await renewSessions(tx, uid, clock());
    if (reason !== null) for (const hook of banHooks) await hook(tx, uid);
    return uid;
  }

  async function findPerson(tx: Database, person: PersonKey): Promise<string> {
    const uid = await createModerationRepository(tx).findPerson(person);
    if (uid === null) throw new DomainError('not_found', { message: `There is nobody with the ${person.by} ${person.target}.` });
    return uid;
  }

  /** Ends every session of a person, who logs in again with a code. */
  async function signOut(tx: Database, person: PersonKey): Promise<string> {
    const uid = await findPerson(tx, person);
    // A sign-in at the same time is ended, or begins afterwards.
    await lockPerson(tx, uid, 'update');
    await endSessions(tx, uid, clock());
    await notifications.announce(tx, uid);
    return uid;
  }

  /** Returns the id of the item or person. */
  async function change(
    tx: Database,
    action: ModerationAction,
    { by = 'uid', target, to }: ModerationTarget,
    reason: string,
  ): Promise<string> {
    if (action === 'hide' || action === 'restore') {
      await setHidden(tx, target, action === 'hide');
      return target;
    }
    if (action === 'ban' || action === 'unban') return setBan(tx, { by, target }, action === 'ban' ? reason : null);
    if (action === 'sign-out') return signOut(tx, { by, target });
    if (to === undefined) throw new DomainError('invalid_request', { message: 'Say which number the person has now.', field: 'to' });
    if (action === 'unseal') return unseal(tx, { from: toStoredMobile(target), to: toStoredMobile(to) });
    const uid = await findPerson(tx, { by, target });
    await moveNumber(tx, { uid, to: toStoredMobile(to) });
    return uid;
  }

  return {
    /** Registers a hook that runs in the transaction of each ban. */
    onBan: (hook: (tx: Database, uid: string) => Promise<void>): number => banHooks.push(hook),

    /** A page, from 1, of the review queue, the most urgent first; or of hidden items, the latest first. */
    list: (list: ModerationList, page = 1): Promise<ItemPage> =>
      createModerationRepository(db).listItems(list, { limit: pageSize, offset: (page - 1) * pageSize }),

    /** The last hidden items, to restore one that was hidden by mistake. */
    listHidden: async (): Promise<ReportedItem[]> =>
      (await createModerationRepository(db).listItems('hidden', { limit: latestHidden, offset: 0 })).items,

    /**
     * Hides or restores a discussion or a comment by its id; bans or unbans the person whose uid, mobile number or forum name
     * `target` is, as `by` says; gives a sealed account back, moves an account to another number, or ends all sessions
     * of a person. Throws `not_found`, `number_taken`.
     */
    async act(action: ModerationAction, target: ModerationTarget, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const id = await change(tx, action, target, reason);
        await createModerationRepository(tx).record({ id: newId(), action, target: id, reason, createdAt: clock() });
      });
    },
  };
}

export type ModerationService = ReturnType<typeof createModerationService>;
