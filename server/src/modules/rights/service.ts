import { rightsDays, rightsLimits, type AskRightsRequest, type Nominee, type RightsRequest } from '@oracle-astra/shared/contract';
import { dayMs } from '../../day';
import type { Database } from '../../db/database';
import { runIdempotent } from '../../db/idempotency';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { toIndianDate } from '../../indian-date';
import type { Caller } from '../../plugins/idempotency';
import { lockPresentPerson } from '../../db/lock-person';
import { createRightsRepository, type RightsRow } from './repository';

const toRequest = ({ id, kind, body, createdAt, dueOn, closedAt, answer }: RightsRow): RightsRequest => ({
  id,
  kind,
  body,
  created_at: createdAt.toISOString(),
  due_on: dueOn,
  closed_at: closedAt?.toISOString() ?? null,
  answer,
});

/** What the law lets people ask for: a nominee, and requests with the day by which they are settled. */
export function createRights({ db, clock }: { db: Database; clock: () => Date }) {
  const repository = createRightsRepository(db);
  return {
    findNominee: repository.findNominee,

    /** Locked, so that an account that is being deleted gets none. */
    setNominee: (uid: string, named: Nominee): Promise<void> =>
      db.transaction(async (tx) => {
        await lockPresentPerson(tx, uid);
        await createRightsRepository(tx).setNominee(uid, named, clock());
      }),

    removeNominee: repository.removeNominee,
    findByNominee: repository.findByNominee,

    async list(uid: string): Promise<RightsRequest[]> {
      return (await repository.list(uid)).map(toRequest);
    },

    async ask(caller: Caller, request: AskRightsRequest): Promise<void> {
      await runIdempotent(db, { ...caller, route: 'rights/ask', request }, clock(), async (tx) => {
        await lockPresentPerson(tx, caller.uid);
        const rows = createRightsRepository(tx);
        if ((await rows.countOpen(caller.uid)) >= rightsLimits.open) throw new DomainError('rights_limit_reached');
        const now = clock();
        const dueOn = toIndianDate(new Date(now.getTime() + rightsDays * dayMs));
        await rows.add({ id: newId(), uid: caller.uid, ...request, createdAt: now, dueOn });
        return {};
      });
    },

    listOpen: repository.listOpen,

    /** Throws `not_found` for a request that was closed or erased meanwhile. */
    async close(id: string, answer: string): Promise<void> {
      if (!(await repository.close(id, answer, clock())))
        throw new DomainError('not_found', { message: 'This request is closed or gone.' });
    },
  };
}

export type Rights = ReturnType<typeof createRights>;
