import { createKeyedTurns } from './db/statements/keyed-turns';
import { getConnectionShare } from './db/statements/concurrency-limit';
import type { ServerDeps } from './deps';
import type { BirthsService } from './modules/births/service';
import { createProfileService } from './modules/forum/profiles/profiles';
import { createForumService } from './modules/forum/service';
import { createForumVoting } from './modules/forum/writing/voting';
import { createForumWriting } from './modules/forum/writing/writing';
import type { Ledger } from './modules/ledger/service';
import { createModerationService } from './modules/moderation/service';
import { createNotificationHub } from './modules/notifications/live';
import type { NumberMarks } from './modules/number-marks/number-marks';
import type { NotificationService } from './modules/notifications/service';
import { createNumberMoving } from './modules/session/number/move-by-operator';
import { createUnsealing } from './modules/session/given-away/unseal';
import { createPointService } from './modules/points/service';

/** Searches use at most a quarter of the connections. */
const searchConnectionShare = 0.25;

interface CommunityParts {
  ledger: Ledger;
  births: BirthsService;
  notifications: NotificationService;
  marks: NumberMarks;
  /** Connections to the database. */
  connections: number;
}

/** Forum, points and moderation. */
export function buildCommunityServices({ db, reads = db, clock, config, listen, log }: ServerDeps, parts: CommunityParts) {
  const { ledger, births, notifications, marks, connections } = parts;
  const base = { db, clock, ledger, births, notifications };
  const profiles = createProfileService(base);
  const points = createPointService(base);
  const writingDeps = { ...base, profiles, points, marks, takeTurn: createKeyedTurns() };
  return {
    profiles,
    points,
    writing: createForumWriting(writingDeps),
    voting: createForumVoting(writingDeps),
    moderation: createModerationService({
      ...base,
      points,
      marks,
      unseal: createUnsealing({ clock, secret: config.hashSecret, findBirthYear: births.findYear, carryMarks: marks.carry }),
      moveNumber: createNumberMoving({
        clock,
        secret: config.hashSecret,
        findBirthYear: births.findYear,
        moveMarks: marks.move,
        announceRevoked: notifications.announce,
      }),
    }),
    notificationHub: createNotificationHub({ listen, log }),
    forum: createForumService({ db: reads, profiles, parallelSearches: getConnectionShare(connections, searchConnectionShare) }),
  };
}
