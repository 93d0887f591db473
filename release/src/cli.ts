import type { CallApi } from '@oracle-astra/shared/contract';
import { readArguments } from './arguments';
import { ReleaseNotJudged, ReleaseRefused } from './check/finding';
import { changeCommands } from './commands/change-commands';
import type { Answer } from './commands/context';
import { describeCommands } from './commands/describe-commands';
import { flagCommand } from './commands/flag-command';
import { folderCommands } from './commands/folder-commands';
import type { ReleaseBucket } from './bucket/release-bucket';
import { assertSiteAnswers, createSiteCaller } from './check/site-caller';
import { withRegistry, type RegistryEnvironment } from './registry/open-registry';
import { folderRegistry, RegistryConflict, type RegistryStore } from './registry/registry-file';
import type { KeyEnvironment } from './files/signatures';
import { usage } from './usage';

interface RunOptions {
  env?: KeyEnvironment & RegistryEnvironment;
  /** Answers the API calls of tried pages; that of `--site` by default. */
  call?: CallApi;
}

/** The commands that a site runs for a team; all others would change this folder. */
const sent = new Set([
  'publish',
  'status',
  'check',
  'promote',
  'canary',
  'rollout',
  'halt',
  'rollback',
  'pin',
  'unpin',
  'flag',
  'history',
  'against',
  'tested',
]);

const commands = new Map(Object.entries({ ...describeCommands, ...changeCommands, ...folderCommands, flag: flagCommand }));

/** Runs a command of the release CLI on a releases folder; resolves with the lines to print. Rejects with a sentence that says what is wrong. */
export async function run(folder: string, args: string[], { env = {}, call }: RunOptions = {}): Promise<string[]> {
  if (args[0] === 'help' || args.includes('--help')) return [usage];
  const parsed = readArguments(args);
  const [name = '', ...words] = parsed.words;
  const command = commands.get(name);
  if (!command) throw new Error(name === '' ? usage : `There is no command ${name}.\n${usage}`);
  if (parsed.to !== undefined && !sent.has(name)) throw new Error(`${name} is for the releases of this machine: leave --to out`);
  const site = parsed.site === undefined ? undefined : createSiteCaller(parsed.site);
  // A link can be made while the site is not running.
  if (parsed.site !== undefined && name !== 'link') await assertSiteAnswers(parsed.site);
  const work = async (registry: RegistryStore, bucket: ReleaseBucket | null) => {
    // Arguments after the remote are releases.
    if (bucket && name !== 'publish' && name !== 'flag') for (const release of words.slice(1)) await bucket.fetch(words[0] ?? '', release);
    return command({ folder, registry, bucket, args: parsed, env, call: call ?? site }, words);
  };
  // For a change by a site this machine needs no access to the registry.
  const { lines, data }: Answer = await (parsed.to === undefined ? withRegistry(folder, env, work) : work(folderRegistry(folder), null));
  return parsed.json ? [JSON.stringify(data)] : lines;
}

/** The exit code of a failed command: 2 refused or not judged by the check, 3 changed by somebody else in the meantime, 1 everything else. */
export function toExitCode(error: unknown): number {
  if (error instanceof ReleaseRefused || error instanceof ReleaseNotJudged) return 2;
  return error instanceof RegistryConflict ? 3 : 1;
}
