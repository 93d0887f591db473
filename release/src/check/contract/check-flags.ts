import { findFlagFaults, findSettingFault, readFlagSettings, type Descriptor, type Registry } from '@oracle-astra/shared/contract';
import { finding, type Finding } from '../finding';

/** The flags of a remote have its prefix, a type and a default of it, and take the settings that operators have made. */
export function checkFlags({ remote, release, flags = {} }: Descriptor, { remotes }: Registry): Finding[] {
  const faults = findFlagFaults(remote, flags).map((fault) => finding('flags', release, fault));
  const misfits = Object.entries(readFlagSettings(remotes[remote])).flatMap(([name, setting]) => {
    const declared = flags[name];
    const fault = declared && setting ? findSettingFault(name, declared, setting) : null;
    return fault === null
      ? []
      : [finding('flags', release, `${fault}, as it is set: npm run release -- flag ${name} clear, or keep its type`)];
  });
  return [...faults, ...misfits];
}
