import { flagRoles, readFlagSettings, type FlagRole, type FlagRule, type FlagValue, type Registry } from '@oracle-astra/shared/contract';
import { readGiven } from '../check/live-releases';
import { readSigner } from '../files/signatures';
import { formatRules, remoteOfFlag, setFlag, type FlagChange } from '../registry/flags';
import { formatChange, readHistory, readRegistry, type HistoryEntry } from '../registry/registry-file';
import { requestStatus } from '../registry/remote-status';
import { send } from './change-commands';
import { begin } from './checked-change';
import type { Answer, Context } from './context';

/** A value as JSON has it, or a text. */
function readValue(text: string): FlagValue {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string' ? value : text;
  } catch {
    // A text without quotes.
    return text;
  }
}

function readRole(text: string): FlagRole {
  const role = flagRoles.find((name) => name === text);
  if (role === undefined) throw new Error(`--role takes ${flagRoles.join(', ')}, not "${text}"`);
  return role;
}

/** `true` is for everyone, `true=50` for a half. */
function readRule(word: string, { roles, release }: Context['args']): FlagRule {
  const [, text = word, share] = /^(.*)=(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  const percent = share === undefined ? undefined : Number(share);
  if (percent !== undefined && !(percent > 0 && percent <= 100))
    throw new Error(`${word} gives a share of more than 0 and at most 100 percent`);
  return {
    value: readValue(text),
    ...(percent !== undefined && percent < 100 && { percent }),
    ...(roles.length > 0 && { roles: roles.map(readRole) }),
    ...(release !== undefined && { release }),
  };
}

function readChange(words: readonly string[], before: readonly FlagRule[], args: Context['args']): FlagChange {
  const [only] = words;
  if (words.length === 1 && (only === 'off' || only === 'on' || only === 'clear')) return only;
  const rules = words.map((word) => readRule(word, args));
  return { rules: args.add ? [...before, ...rules] : rules };
}

interface State {
  registry: Registry;
  history: readonly HistoryEntry[];
}

async function readState({ folder, args: { to }, env }: Context): Promise<State> {
  if (to !== undefined) return requestStatus(await readSigner(folder, env), to);
  return { registry: await readRegistry(folder), history: await readHistory(folder) };
}

/** The flags of live releases, which are in this folder only without `--to`, and those that are set. */
async function describeFlags(context: Context, only: string | undefined): Promise<Answer> {
  const { registry, history } = await readState(context);
  const data = [];
  for (const [remote, channel] of Object.entries(registry.remotes)) {
    const live = context.args.to === undefined ? await readGiven(context.folder, registry, remote) : [];
    const declared = Object.assign({}, ...live.toReversed().map(({ flags }) => flags)) as NonNullable<(typeof live)[number]['flags']>;
    const settings = readFlagSettings(channel);
    for (const flag of new Set([...Object.keys(declared), ...Object.keys(settings)]))
      if (only === undefined || flag === only)
        data.push({ flag, declared: declared[flag], setting: settings[flag], changes: history.filter((entry) => entry.flag === flag) });
  }
  const lines = data.flatMap(({ flag, declared, setting, changes }) => [
    [
      flag.padEnd(28),
      declared ? `${declared.type}, by default ${String(declared.default)}` : '',
      setting === null ? 'SET WRONGLY: default' : setting ? `${setting.off ? 'OFF: ' : ''}${formatRules(setting.rules)}` : 'not set',
    ]
      .filter(Boolean)
      .join('  '),
    ...changes.slice(0, only === undefined ? 1 : undefined).map((entry) => `    ${entry.at}  ${formatChange(entry)}`),
  ]);
  return { lines: lines.length === 0 ? ['No live release declares a flag'] : lines, data };
}

/** Lists flags, or changes one. */
export async function flagCommand(context: Context, [flag, ...words]: string[]): Promise<Answer> {
  if (flag === undefined || words.length === 0) return describeFlags(context, flag);
  const remote = remoteOfFlag(flag);
  const { registry } = context.args.add ? await readState(context) : { registry: null };
  const change = readChange(words, readFlagSettings(registry?.remotes[remote])[flag]?.rules ?? [], context.args);
  const sent = await send(context, { command: 'flag', remote, flag: { name: flag, change } });
  if (sent) return sent;
  const { revision } = await setFlag(context.registry, flag, change, await begin(context, remote));
  return { lines: [`Revision ${revision}`], data: { revision } };
}
