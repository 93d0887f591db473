import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { createItemRepository } from '../forum/items';
import type { NumberMarks } from '../number-marks/number-marks';
import type { NotificationService } from '../notifications/service';
import { createModerationRepository } from './repository';
import type { ItemPage, ModerationList, ReportedItem } from './repository';
import { endReview } from './reviews';

export const moderationActionNames = ['hide', 'restore', 'ban', 'unban'] as const;
export type ModerationAction = (typeof moderationActionNames)[number];

interface ModerationDeps {
  db: Database;
  clock: () => Date;
  notifications: Pick<NotificationService, 'notify'>;
  /** Bans of numbers whose account was deleted. */
  marks: Pick<NumberMarks, 'endBan'>;
}

export const pageSize = 100;
const latestHidden = 20;

/** What operators do with what members wrote, and with members. Every action is kept with its reason. */
export function createModerationService({ db, clock, notifications, marks }: ModerationDeps) {
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
    await notifications.notify(tx, { uid, kind: isHidden ? 'post_hidden' : 'post_restored', did, params: { title } });
  }

  async function setBan(tx: Database, target: string, reason: string | null): Promise<string> {
    const repository = createModerationRepository(tx);
    const uid = await repository.findPerson(target);
    const ended = uid === null && reason === null ? await marks.endBan(tx, target) : null;
    if (ended !== null) return ended;
    if (uid === null) throw new DomainError('not_found', { message: `There is nobody called ${target}.` });
    await repository.setBan(uid, reason === null ? null : clock(), reason);
    return uid;
  }

  return {
    /** A page, from 1, of what an operator should look at, the most urgent first; or of what is hidden, the latest first. */
    list: (list: ModerationList, page = 1): Promise<ItemPage> =>
      createModerationRepository(db).listItems(list, { limit: pageSize, offset: (page - 1) * pageSize }),

    /** What was hidden last, to be restored where that was a mistake. */
    listHidden: async (): Promise<ReportedItem[]> =>
      (await createModerationRepository(db).listItems('hidden', { limit: latestHidden, offset: 0 })).items,

    /**
     * Hides or restores a discussion or a comment by its id; bans or unbans a person by uid, forum name or mobile number.
     * Throws `not_found`.
     */
    async act(action: ModerationAction, target: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const isItem = action === 'hide' || action === 'restore';
        if (isItem) await setHidden(tx, target, action === 'hide');
        const id = isItem ? target : await setBan(tx, target, action === 'ban' ? reason : null);
        await createModerationRepository(tx).record({ id: newId(), action, target: id, reason, createdAt: clock() });
      });
    },
  };
}

export type ModerationService = ReturnType<typeof createModerationService>;
