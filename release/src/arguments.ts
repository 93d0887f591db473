import { parseArgs } from 'node:util';

export const usage = `npm run release -- COMMAND
  status [--revision N]                 what each remote's visitors get, now or at a revision
  schema                                the JSON schema of a release's descriptor
  publish FOLDER [--promote] [--to URL] add a built release (…/dist/<release>), here or to a site; promote it too
  publish --manifest FILE --route PATH=./EXPOSE [--route …]
                                        add a remote that was built without this kit, by its mf-manifest.json
  check REMOTE RELEASE                  what speaks against giving it to visitors
  promote REMOTE RELEASE                make it the stable one
  canary REMOTE RELEASE PERCENT         give it to some visitors; 0 ends it
  rollout REMOTE RELEASE                give it to 1, 5, 25, 100 %, and on while nothing speaks against it
  halt REMOTE RELEASE                   end a canary for good: withdraws it
  link REMOTE RELEASE [--hours 24]      a link that puts it into one browser
  rollback REMOTE [RELEASE]             withdraw the stable one, take the last that was not withdrawn;
                                        with RELEASE only where that is the stable one
  pin REMOTE REASON / unpin REMOTE      keep it at its stable release / let it go
  follow REMOTE                         let npm start give its new builds again
  diff REMOTE RELEASE RELEASE           routes, bytes and needs of two releases
  history [REMOTE]                      who changed what, newest first
  prune [--days N]                      remove releases that nothing refers to, older than 30 days
  adopt                                 copy this folder's registry into the database, once
  key NAME REMOTE… --file FILE          make a team's key for its remotes

  --json               the answer as JSON
  --browser            the check visits each route in Chromium too, signed out and in, in both languages; needs --site or --to
  --states             with --browser: each page also while the API is late, empty or wrong, offline, in two tabs, in forced
                       colours with text of 200 %, after accepted writes, with odd text, and again and again; five minutes more
  --page ADDRESS       with --browser: this page alone, while you work on it
  --accept FILE        with --browser: refuse what differs from the live release and is no line of this file
  --strict             refuse where something would not be judged: data without --site, Chromium without --browser
  --override "reason"  promote or canary in spite of the check; the history keeps the reason
  --reason "reason"    why, for the history
  --expect N           only if the registry is at revision N
  --site URL           the check asks this site's API for the pages' data; a link is for this site
  --to URL             publish, status, check, promote, canary, rollout, halt, rollback, pin, unpin
                       and history there, with the team's key

Exit codes: 0 done, 1 failed, 2 refused or not judged by the check, 3 somebody else changed it meanwhile.
npm start leaves alone what promote, canary, rollback or pin set.`;

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
  revision?: number;
  days: number;
  hours?: number;
}

function toNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}"`);
  return Number(text);
}

/** Parses the command line. Throws a sentence with the usage where an option is unknown. */
export function readArguments(args: string[]): Arguments {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => (/^-\d/.test(arg) ? ` ${arg}` : arg)),
      allowPositionals: true,
      options: {
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
        route: { type: 'string', multiple: true },
        revision: text,
        days: text,
        hours: text,
      },
    });
    const { json = false, browser = false, states = false, strict = false, promote = false } = values;
    const { override, reason, site, to, file, accept, page, manifest, route: routes = [] } = values;
    if (override?.trim() === '') throw new Error('--override takes a reason');
    if (states && !browser) throw new Error('--states is a part of the check in Chromium: add --browser');
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
