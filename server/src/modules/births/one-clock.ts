import { clocksOfBirth } from '../../astrology';
import { DomainError } from '../../domain-error';

const names: Partial<Record<string, string>> = {
  'Asia/Kolkata': 'Indian Standard Time',
  'Asia/Shanghai': 'Beijing Time',
  'Asia/Urumqi': 'Xinjiang Time',
};
const nameOf = (clock: string) => names[clock] ?? clock;

/** Throws `several_clocks` if the place had two clocks at that time. */
export function requireOneClock(birth: Parameters<typeof clocksOfBirth>[0]): void {
  const { standard, local } = clocksOfBirth(birth);
  if (local === null) return;
  throw new DomainError('several_clocks', {
    message: `Two clocks were kept in this place then: ${nameOf(standard)}, the official one, and ${nameOf(local)}, the local one. Which one was the time read from?`,
  });
}
