import { normalTime, type TimeAnswers } from '@oracle-astra/shared/contract';
import { birthInstant, noonOfBirth, shownAt } from '../../astrology';
import { DomainError } from '../../domain-error';
import { requireOneClock } from './one-clock';

interface StatedMoment extends TimeAnswers {
  /** `DD/MM/YYYY` */
  dob: string;
  /** `HH:MM`; missing if the time is unknown. */
  tob?: string | undefined;
  lat: number;
  lng: number;
}

/** The instant of a birth, its zone and its local time; noon for an unknown time. */
export interface SettledMoment {
  dob: string;
  tob: string;
  bornAt: Date;
  zone: string;
}

const dateOf = (moment: string) => moment.slice(0, 10).split('-').reverse().join('/');
const inWords = (moment = '') => `${moment.slice(11)} on ${dateOf(moment)}`;

const questions = {
  twice: (typed: string) =>
    new DomainError('ambiguous_birth_time', {
      message: `The clocks were put back that night, so ${typed} happened twice in this place. Say whether it was the first or the second time.`,
    }),
  never: (typed: string, moments: string[]) =>
    new DomainError('skipped_birth_time', {
      message: `The clocks were put forward then, so ${typed} never came in this place. On a clock that was put forward too early it stands for ${inWords(moments[0])}, on one that was not put forward yet for ${inWords(moments[1])}. Say which is meant, or correct the time.`,
      moments,
    }),
};

/**
 * The one place where the local time of a birth becomes an instant, for records, matching and the sky of a birth. Throws
 * `several_clocks`, `ambiguous_birth_time` or `skipped_birth_time` if the time is ambiguous and the request does not resolve
 * it.
 */
export function settleMoment({ dob, tob: typed, lat, lng, earlier_offset: earlier, clock }: StatedMoment): SettledMoment {
  if (typed === undefined) {
    const { utc, zone } = noonOfBirth({ dob, lat, lng });
    return { dob, tob: '12:00', bornAt: utc, zone };
  }
  const birth = { dob, tob: normalTime(typed), lat, lng };
  if (clock === 'ask') requireOneClock(birth);
  const instant = birthInstant({ ...birth, earlier, clock: clock === 'local' ? 'local' : 'standard' });
  if (!('utc' in instant)) throw questions[instant.came](`${birth.tob} on ${dob}`, instant.moments);
  const { utc, zone } = instant;
  // For a skipped time the resolved local time is stored.
  const shown = shownAt(zone, utc.getTime());
  return { dob: dateOf(shown), tob: shown.slice(11), bornAt: utc, zone };
}
