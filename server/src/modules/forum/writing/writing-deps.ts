import type { TakeTurn } from '../../../db/statements/keyed-turns';
import type { Database } from '../../../db/database';
import type { Caller } from '../../../plugins/idempotency';
import type { NumberMarks } from '../../number-marks/number-marks';
import type { NotificationService } from '../../notifications/service';
import type { PointService } from '../../points/service';
import type { Draft, DraftInDanger } from './post-care';
import type { PostRepository } from '../post-repository';
import type { ProfileService } from '../profiles/profiles';

export interface WritingDeps {
  db: Database;
  clock: () => Date;
  profiles: Pick<ProfileService, 'author' | 'findName'>;
  points: Pick<PointService, 'award' | 'revoke'>;
  notifications: Pick<NotificationService, 'notify'>;
  marks: Pick<NumberMarks, 'wrote'>;
  /** Keyed by the discussion or comment to lock, because many may want the same one at once. */
  takeTurn: TakeTurn;
}

/** One write in its transaction; resolves to the id of the written item. */
export type Write = (posts: PostRepository, tx: Database) => Promise<string>;

/** Dependencies that writes of discussions and comments share. */
export interface WriteDeps extends WritingDeps {
  /** One transaction, once per Idempotency-Key; resolves to the id. */
  run: (caller: Caller, route: string, request: unknown, write: Write) => Promise<string>;
  /** Throws `care_needed`, unless the author posts it anyway. */
  meetWithCare: (draft: Draft) => Promise<DraftInDanger | null>;
}
