import type { AddLifeEventRequest, LifeEvent, LifeEventKind } from '@oracle-astra/shared/contract';
import { lifeEventLimits } from '@oracle-astra/shared/contract';
import { readLifeEvent, type Chart } from '../../astrology';
import { getMatter, type MatterId } from '../../astrologers/question/matters';
import { toIndianDate } from '../../indian-date';
import { DomainError } from '../../domain-error';
import { runIdempotent } from '../../db/idempotency';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { needsCare } from '../care/find-care-card';
import type { Caller } from '../../plugins/idempotency';
import { createLifeEventsRepository, type LifeEventRow } from './life-events-repository';

interface LifeEventDeps {
  db: Database;
  clock: () => Date;
  /** A person's birth; null for one without a time. Throws `birth_not_found`. */
  findTimedBirth: (tx: Database, uid: string, bid: string) => Promise<TimedBirth | null>;
}

interface TimedBirth {
  chart: Chart;
  /** The local month, YYYY-MM, which may differ from that of UTC. */
  month: string;
}

const inMiddleOf = (month: string) => new Date(`${month}-15T06:30:00Z`);

/** The matter that a kind of event belongs to; others are only dated. */
const matters: Record<Exclude<LifeEventKind, 'other'>, MatterId> = {
  job: 'newJob',
  promotion: 'promotion',
  wedding: 'marriage',
  move: 'abroad',
  home: 'house',
  study: 'study',
  business: 'business',
};

function matterOf(kind: LifeEventKind) {
  if (kind === 'other') return null;
  const { houses, karakas } = getMatter(matters[kind]);
  return { house: houses[0], karakas };
}

/** For a birth in the second half of the named month the instant of birth is used; null for an earlier month. */
function read({ chart, month: first }: TimedBirth, kind: LifeEventKind, month: string) {
  if (month < first) return null;
  const middle = inMiddleOf(month);
  const birth = new Date(chart.utc);
  return readLifeEvent(chart, matterOf(kind), middle < birth ? birth : middle);
}

function describe(birth: TimedBirth | null, { eid, kind, title, month }: LifeEventRow): LifeEvent {
  const reading = birth && read(birth, kind, month);
  return { eid, kind, title, month, needs_care: needsCare(title), ...(reading ?? { lords: [], house: null, ties: [] }) };
}

/** Events that a person marks on the dasha time line of a birth, each with its periods. */
export function createLifeEventsService({ db, clock, findTimedBirth }: LifeEventDeps) {
  function runOnce<Answer>(caller: Caller, route: string, request: unknown, work: (tx: Database) => Promise<Answer>): Promise<Answer> {
    return runIdempotent(db, { ...caller, route: `life-events/${route}`, request }, clock(), work);
  }

  return {
    async list(uid: string, bid: string): Promise<LifeEvent[]> {
      const birth = await findTimedBirth(db, uid, bid);
      return (await createLifeEventsRepository(db).list(uid, bid)).map((row) => describe(birth, row));
    },

    /** Throws `birth_not_found`, `birth_time_unknown`, `life_event_limit_reached`, and `invalid_request` for a month before birth or in the future. */
    async add(caller: Caller, request: AddLifeEventRequest): Promise<LifeEvent> {
      return runOnce(caller, 'add', request, async (tx) => {
        const { uid } = caller;
        const birth = await findTimedBirth(tx, uid, request.bid);
        if (!birth) throw new DomainError('birth_time_unknown');
        const { bid, kind, title, month } = request;
        if (read(birth, kind, month) === null || month > toIndianDate(clock()).slice(0, 7))
          throw new DomainError('invalid_request', { field: 'month', message: 'Choose a month between the birth and today.' });
        const events = createLifeEventsRepository(tx);
        if (!(await events.lockBirth(bid))) throw new DomainError('birth_not_found');
        if ((await events.countByBirth(uid, bid)) >= lifeEventLimits.perBirth) throw new DomainError('life_event_limit_reached');
        const row = { eid: newId(), bid, uid, kind, title, month, createdAt: clock() };
        await events.add(row);
        return describe(birth, row);
      });
    },

    async remove(caller: Caller, eid: string): Promise<void> {
      await runOnce(caller, 'remove', eid, async (tx) => {
        if (!(await createLifeEventsRepository(tx).remove(caller.uid, eid))) throw new DomainError('life_event_not_found');
      });
    },
  };
}
