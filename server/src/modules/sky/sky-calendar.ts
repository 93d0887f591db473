import type { SkyEvent as SkyEventJson } from '@oracle-astra/shared/contract';
import { findSkyEvents, type SkyEvent } from '../../astrology';
import { dayMs } from '../../day';

const daysAhead = 30;

/** The importance of an event: stations and ingresses of the slow planets are the most important. */
function weigh({ kind, graha }: SkyEvent): number {
  if (kind === 'full' || kind === 'new') return 1;
  if (graha === 'Saturn' || graha === 'Jupiter') return kind === 'enters' ? 5 : 4;
  return kind === 'enters' && graha !== 'Rahu' ? 2 : 3;
}

const toJson = ({ at, kind, graha, sign }: SkyEvent): SkyEventJson => ({ at: new Date(at).toISOString(), kind, planet: graha, sign });

/** The events in the sky in the next days, computed once a day (UTC). */
export function createSkyCalendar({ clock }: { clock: () => Date }) {
  let known: { day: number; events: Promise<SkyEvent[]> } | undefined;

  async function listComing(): Promise<SkyEvent[]> {
    const now = clock().getTime();
    const day = Math.floor(now / dayMs);
    if (known?.day !== day) {
      const events = findSkyEvents(day * dayMs, daysAhead + 1);
      // After a failure the next call tries again.
      events.catch(() => (known = undefined));
      known = { day, events };
    }
    return (await known.events).filter(({ at }) => at > now && at <= now + daysAhead * dayMs);
  }

  return {
    listEvents: async (): Promise<SkyEventJson[]> => (await listComing()).map(toJson),
    /** The most important coming event, the earliest of equal ones. */
    async findNext(): Promise<SkyEventJson | null> {
      const [next] = (await listComing()).sort((one, other) => weigh(other) - weigh(one) || one.at - other.at);
      return next ? toJson(next) : null;
    },
  };
}
