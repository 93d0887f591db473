import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { lockPerson } from '../users/lock-person';
import { createItemRepository } from '../forum/items';
import type { NotificationService } from '../notifications/service';
import { createModerationRepository } from './repository';
import type { PersonKey, ReportedItem } from './repository';
import { endReview } from './reviews';

export const moderationActionNames = ['hide', 'restore', 'ban', 'unban'] as const;
export type ModerationAction = (typeof moderationActionNames)[number];

export type ModerationTarget = Pick<PersonKey, 'target'> & { by?: PersonKey['by'] | undefined };

interface ModerationDeps {
  db: Database;
  clock: () => Date;
  notifications: Pick<NotificationService, 'notify'>;
}

const maxListed = 200;

/** What operators do with what members wrote, and with members. Every action is kept with its reason. */
export function createModerationService({ db, clock, notifications }: ModerationDeps) {
  const banHooks: ((tx: Database, uid: string) => Promise<void>)[] = [];

  async function setHidden(tx: Database, id: string, isHidden: boolean): Promise<void> {
    const kind = await createModerationRepository(tx).findKind(id);
    if (kind === null) throw new DomainError('not_found', { message: `There is no discussion or comment ${id}.` });
    const items = createItemRepository(tx);
    const locked = await items.lock({ kind, id });
    if (locked === null) return;
    const now = clock();
    await items.setHidden({ kind, id }, isHidden ? now : null, isHidden ? null : now);
    await endReview(tx, id);
    if (!locked.has_author || locked.is_deleted) return;
    const { author: uid, did, title } = locked;
    await notifications.notify(tx, { uid, kind: isHidden ? 'post_hidden' : 'post_restored', did, params: { title } });
  }

  async function setBan(tx: Database, person: PersonKey, reason: string | null): Promise<string> {
    const repository = createModerationRepository(tx);
    const uid = await repository.findPerson(person);
    if (uid === null) throw new DomainError('not_found', { message: `There is nobody with the ${person.by} ${person.target}.` });
    await lockPerson(tx, uid);
    await repository.setBan(uid, reason === null ? null : clock(), reason);
    if (reason !== null) for (const hook of banHooks) await hook(tx, uid);
    return uid;
  }

  return {
    /** Has something done in the transaction of each ban. */
    onBan: (hook: (tx: Database, uid: string) => Promise<void>): number => banHooks.push(hook),

    list: (): Promise<ReportedItem[]> => createModerationRepository(db).listItems(maxListed),

    /**
     * Hides or restores a discussion or a comment by its id; bans or unbans the person whose uid, mobile number or forum name
     * `target` is, as `by` says. Throws `not_found`.
     */
    async act(action: ModerationAction, { by = 'uid', target }: ModerationTarget, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const isItem = action === 'hide' || action === 'restore';
        if (isItem) await setHidden(tx, target, action === 'hide');
        const id = isItem ? target : await setBan(tx, { by, target }, action === 'ban' ? reason : null);
        await createModerationRepository(tx).record({ id: newId(), action, target: id, reason, createdAt: clock() });
      });
    },
  };
}

export type ModerationService = ReturnType<typeof createModerationService>;
