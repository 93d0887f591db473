import { defaultLocale, locales, type Locale } from '@oracle-astra/shared/contract';
import { people, type Person } from '@oracle-astra/shared/testing';

/** The faults of an endpoint. */
export const faults = ['slow', 'waits', '500', 'empty', 'offline', 'expired'] as const;
export type Fault = (typeof faults)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Widths of the frame, in CSS pixels. */
export const widths = [360, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** The key for all endpoints. */
export const everyEndpoint = 'all';

/** The state of the switchboard. The keys of `faults` are names in `apiPaths`, or `all`. */
export interface State {
  person: Person;
  language: Locale;
  theme: Theme;
  width: Width;
  /** Date and time of the page's clock in India, such as `2027-01-14T06:00`; empty for the moment of the test data. */
  at: string;
  faults: Readonly<Record<string, Fault>>;
}

export const defaultState: State = { person: 'member', language: defaultLocale, theme: 'system', width: 1280, at: '', faults: {} };

const settings = { person: people, language: locales, theme: themes, width: widths } as const;
type Setting = keyof typeof settings;
const settingNames = Object.keys(settings) as Setting[];

/** An empty state in an address, so that all addresses have the same number of parts. */
const noSettings = '-';

/** The state as one segment of an address, without defaults: `person=banned,discussions=500`. */
export function formatState(state: State): string {
  const set = [...settingNames, 'at' as const].filter((name) => state[name] !== defaultState[name]).map((name) => `${name}=${state[name]}`);
  const failing = Object.entries(state.faults)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([endpoint, fault]) => `${endpoint}=${fault}`);
  return [...set, ...failing].join(',') || noSettings;
}

/** The moment of a date and time in India; null if it is none. */
export function toMoment(at: string): number | null {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? Date.parse(`${at}+05:30`) : NaN;
  return Number.isNaN(moment) ? null : moment;
}

export interface ParsedState {
  state: State;
  /** Unknown settings in the address, such as an endpoint that was renamed. */
  unknown: string[];
}

/** Parses the output of `formatState`. `endpoints` are the names that may have faults. */
export function parseState(text: string, endpoints: readonly string[]): ParsedState {
  const state: State & { faults: Record<string, Fault> } = { ...defaultState, faults: {} };
  const unknown: string[] = [];
  for (const part of text === noSettings ? [] : text.split(',').filter((each) => each !== '')) {
    const [name = '', value = ''] = part.split('=');
    const setting = settingNames.find((each) => each === name);
    const allowed: readonly (string | number)[] = setting === undefined ? [] : settings[setting];
    const chosen = allowed.find((each) => String(each) === value);
    const fault = faults.find((each) => each === value);
    if (name === 'at' && toMoment(value) !== null) state.at = value;
    else if (chosen !== undefined) Object.assign(state, { [name]: chosen });
    else if (fault !== undefined && (name === everyEndpoint || endpoints.includes(name))) state.faults[name] = fault;
    else unknown.push(part);
  }
  return { state, unknown };
}

export type View = 'frame' | 'try' | 'picture';

/**
 * `/try/<state>/forum?page=1` is the page with the switchboard, `/frame/<state>/forum?page=1` the page alone, `/picture/…` a
 * picture of it.
 */
export const formatAddress = (view: View, state: State, path: string): string => `/${view}/${formatState(state)}${path}`;

/** The parts of an address below `/try` or `/frame`; null for other addresses. `path` includes query and hash. */
export function splitAddress(address: string): { settings: string; path: string } | null {
  const match = /^\/(?:frame|try)\/([^/?#]+)(.*)$/.exec(address);
  if (match === null) return null;
  const [, text = '', path = ''] = match;
  return { settings: decodeURIComponent(text), path: path.startsWith('/') ? path : `/${path}` };
}
