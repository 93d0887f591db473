import {
  findSettingFault,
  readFlagSettings,
  type Descriptor,
  type FlagRule,
  type FlagSetting,
  type Registry,
} from '@oracle-astra/shared/contract';
import { requireChannel, type Channel } from './channel';
import type { RegistryStore, UpdateOptions } from './registry-file';
import { isPublished, readDescriptor } from '../files/release-folder';

/** A change of a flag: its rules, the kill switch, or its removal. */
export type FlagChange = { rules: FlagRule[] } | 'off' | 'on' | 'clear';

/** The name of the remote in the name of a flag. */
export const remoteOfFlag = (flag: string): string => flag.split('.')[0] ?? '';

/** The live releases that declare flags: the stable one and the canary. */
async function readDeclaring(folder: string, remote: string, { stable, canary }: Channel): Promise<Descriptor[]> {
  const live = [stable, ...(canary ? [canary.release] : [])];
  const published = await Promise.all(live.map(async (release) => ((await isPublished(folder, remote, release)) ? [release] : [])));
  return Promise.all(published.flat().map((release) => readDescriptor(folder, remote, release)));
}

async function assertFits(folder: string, remote: string, channel: Channel, flag: string, rules: FlagRule[]): Promise<void> {
  const declarations = (await readDeclaring(folder, remote, channel)).flatMap(({ flags = {} }) => flags[flag] ?? []);
  if (declarations.length === 0) throw new Error(`No live release of ${remote} declares the flag ${flag}`);
  for (const declared of declarations) {
    const fault = findSettingFault(flag, declared, { rules });
    if (fault !== null) throw new Error(fault);
  }
}

/** The rules of a setting in a line, for people. */
export const formatRules = (rules: readonly FlagRule[]): string =>
  rules
    .map(({ value, percent, roles, release }) =>
      [`${value}`, percent === undefined ? '' : `${percent} %`, roles ? `for ${roles.join(', ')}` : '', release ? `with ${release}` : '']
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');

function decide(before: FlagSetting | null | undefined, change: FlagChange, flag: string, run: number): FlagSetting | undefined {
  if (change === 'clear') return undefined;
  if (typeof change === 'object') return { rules: change.rules, run };
  if (!before) throw new Error(`${flag} is not set: everyone has its default`);
  const { off: _off, ...on } = before;
  return change === 'off' ? { ...on, off: true, run } : { ...on, run };
}

/** Whether two settings give the same values. */
const isSame = (before: FlagSetting | null | undefined, after: FlagSetting) =>
  before?.off === after.off && JSON.stringify(before?.rules) === JSON.stringify(after.rules);

/**
 * Changes a flag of a remote that has a live release. Throws a sentence if no live release declares it, or if a value is not of its
 * type. The first percentage and each later change begin the figures of an experiment anew.
 */
export async function setFlag(store: RegistryStore, flag: string, change: FlagChange, options?: UpdateOptions): Promise<Registry> {
  const remote = remoteOfFlag(flag);
  const edit = async (registry: Registry) => {
    const channel = requireChannel(registry, remote);
    if (typeof change === 'object') await assertFits(store.folder, remote, channel, flag, change.rules);
    const settings = typeof channel.flags === 'object' && channel.flags !== null ? (channel.flags as Record<string, unknown>) : {};
    const before = readFlagSettings(channel)[flag];
    const { [flag]: old, ...others } = settings;
    const after = decide(before, change, flag, registry.revision + 1);
    if (after === undefined ? old === undefined : isSame(before, after)) return false;
    const flags = after === undefined ? others : { ...others, [flag]: after };
    if (Object.keys(flags).length > 0) channel.flags = flags;
    else delete channel.flags;
    return true;
  };
  const setting = typeof change === 'object' ? formatRules(change.rules) : change;
  return store.update({ change: { command: 'flag', remote, flag, setting }, edit, options });
}
