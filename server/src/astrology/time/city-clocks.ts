/** A city's clock in addition to that of its country. */
interface CityClock {
  name: string;
  lat: number;
  lng: number;
  /** The radius around the city's centre within which the clock was in use. */
  km: number;
  /** The last year of its use. */
  until: number;
  offsetSeconds: number;
}

/** In use beside Indian Standard Time after the war: Calcutta's (90° east) until 1948, Bombay's until 1955. */
export const cityClocks: readonly CityClock[] = [
  { name: 'Bombay Time', lat: 18.975, lng: 72.826, km: 40, until: 1955, offsetSeconds: 4 * 3600 + 51 * 60 },
  { name: 'Calcutta Time', lat: 22.57, lng: 88.36, km: 30, until: 1948, offsetSeconds: 5 * 3600 + 53 * 60 + 20 },
];
