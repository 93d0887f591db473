import type { FastifyBaseLogger } from 'fastify';
import type { createCodeRepository } from './code-repository';
import { codesSlowed } from './metrics';

const minute = 60;
const hour = 60 * minute;

/**
 * Codes that nobody types are sent for their price. Those of an hour are judged two minutes after they were sent, when most people
 * have typed theirs; at night fewer are sent, so that fewer are abnormal.
 */
const abnormalCodes = {
  window: hour,
  settledAfter: 2 * minute,
  /** Unused codes of an hour to the numbers of one prefix, and to all. */
  prefix: { day: 60, night: 15 },
  site: { day: 300, night: 75 },
  /** More unused codes than this for each used one are abnormal. */
  unusedForUsed: 3,
  /** Hours of India, from and until. */
  night: [0, 6],
} as const;

const prefixLength = 4;
const indianOffsetMs = 5.5 * 60 * minute * 1000;

/** The first digits after the country code: the series of an operator, a million numbers. */
export const toPrefix = (mobile: string): string => mobile.slice(2, 2 + prefixLength);

function isNight(now: Date): boolean {
  const indianHour = new Date(now.getTime() + indianOffsetMs).getUTCHours();
  const [from, until] = abnormalCodes.night;
  return indianHour >= from && indianHour < until;
}

interface AbnormalDeps {
  codes: Pick<ReturnType<typeof createCodeRepository>, 'countOutcomes'>;
  log: FastifyBaseLogger;
}

/** Seconds until an unknown device may be sent a code to a number of this prefix, because of codes that nobody typed. */
export async function computeAbnormalWait({ codes, log }: AbnormalDeps, prefix: string, now: Date): Promise<number> {
  const { window, settledAfter, unusedForUsed } = abnormalCodes;
  const [from, until] = [window, settledAfter].map((seconds) => new Date(now.getTime() - seconds * 1000)) as [Date, Date];
  const time = isNight(now) ? 'night' : 'day';
  for (const by of ['prefix', 'site'] as const) {
    const { used, unused, first } = await codes.countOutcomes(from, until, by === 'prefix' ? prefix : null);
    if (unused < abnormalCodes[by][time] || unused <= used * unusedForUsed || first === null) continue;
    codesSlowed.inc({ by });
    log.warn({ by, prefix: by === 'prefix' ? prefix : undefined, used, unused }, 'codes are slowed, because few of them are typed');
    return Math.max(1, window - (now.getTime() - first.getTime()) / 1000);
  }
  return 0;
}
