/** How a visit is slowed down. */
export interface Throttling {
  latencyMs: number;
  downKbit: number;
  upKbit: number;
  /** How many times slower the processor is. */
  cpuRate: number;
}

/** Connection and device profiles; null measures without throttling. */
export const profiles = {
  /** Lighthouse's phone on slow 4G. */
  mobile: { latencyMs: 150, downKbit: 1600, upKbit: 750, cpuRate: 4 },
  /** A phone of 6,000 rupees on Chromium's preset "fast 3G". */
  phone: { latencyMs: 562, downKbit: 1440, upKbit: 675, cpuRate: 6 },
  line: null,
} satisfies Record<string, Throttling | null>;
export type Profile = keyof typeof profiles;

export function describeProfile(profile: Profile): string {
  const throttling: Throttling | null = profiles[profile];
  if (throttling === null) return 'not slowed';
  return `${throttling.downKbit / 1000} Mbit/s, ${throttling.latencyMs} ms, CPU slowed ${throttling.cpuRate} times`;
}
