import { parseArgs } from 'node:util';
import { usage } from './usage';

/** The positional arguments and options of a command. */
export interface Arguments {
  words: string[];
  json: boolean;
  browser: boolean;
  states: boolean;
  strict: boolean;
  promote: boolean;
  override?: string;
  reason?: string;
  expect?: number;
  site?: string;
  to?: string;
  file?: string;
  accept?: string;
  page?: string;
  /** The manifest of a remote without code of ours, and its pages. */
  manifest?: string;
  routes: string[];
  /** Releases that the check treats as live, by remote. */
  with: Record<string, string>;
  commit?: string;
  revision?: number;
  /** Conditions of a flag's rule, and whether it is added to the others. */
  roles: string[];
  release?: string;
  add: boolean;
  days: number;
  hours?: number;
}

function toNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}"`);
  return Number(text);
}

function readOther(text: string): [string, string] {
  const [remote = '', release = '', ...rest] = text.split('=');
  if (remote === '' || release === '' || rest.length > 0) throw new Error(`--with takes REMOTE=RELEASE, not "${text}"`);
  return [remote, release];
}

const text = { type: 'string' } as const;

const options = {
  json: { type: 'boolean' },
  browser: { type: 'boolean' },
  states: { type: 'boolean' },
  strict: { type: 'boolean' },
  promote: { type: 'boolean' },
  override: text,
  reason: text,
  expect: text,
  site: text,
  to: text,
  file: text,
  accept: text,
  page: text,
  manifest: text,
  with: { type: 'string', multiple: true },
  commit: text,
  route: { type: 'string', multiple: true },
  revision: text,
  role: { type: 'string', multiple: true },
  release: text,
  add: { type: 'boolean' },
  days: text,
  hours: text,
} as const;

/** Parses the command line. Throws a sentence with the usage where an option is unknown. */
export function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => (/^-\d/.test(arg) ? ` ${arg}` : arg)),
      allowPositionals: true,
      options,
    });
    const { json = false, browser = false, states = false, strict = false, promote = false, add = false } = values;
    const {
      override,
      reason,
      site,
      to,
      file,
      accept,
      page,
      manifest,
      commit,
      release,
      route: routes = [],
      role: roles = [],
      with: others = [],
    } = values;
    if (override?.trim() === '') throw new Error('--override takes a reason');
    if (states && !browser) throw new Error('--states is a part of the check in Chromium: add --browser');
    if (browser && others.length > 0) throw new Error('--with is for the check without Chromium, which opens what is live');
    return {
      words: positionals.map((word) => word.trim()),
      json,
      browser,
      states,
      strict,
      promote,
      override,
      reason,
      site,
      to,
      file,
      accept,
      page,
      manifest,
      routes,
      commit,
      roles,
      release,
      add,
      with: Object.fromEntries(others.map(readOther)),
      expect: toNumber('expect', values.expect),
      revision: toNumber('revision', values.revision),
      days: toNumber('days', values.days) ?? 30,
      hours: toNumber('hours', values.hours),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

/** A positional argument of a command. Throws a sentence with the usage if it is missing. */
export function requireWord(word: string | undefined, name: string): string {
  if (word === undefined || word === '') throw new Error(`Name ${name}.\n${usage}`);
  return word;
}
