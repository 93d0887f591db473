import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFlagFaults, flagDeclarations, firstProblem, type FlagDeclarations } from '@oracle-astra/shared/contract';

/** The flags that a remote declares in `src/flags.json`; undefined without that file. Throws a sentence about the first fault. */
export function readDeclaredFlags(remote: string, folder: string): FlagDeclarations | undefined {
  const file = path.join(folder, 'flags.json');
  if (!existsSync(file)) return undefined;
  const { success, data, error } = flagDeclarations.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`flags.json of ${remote} is refused: ${firstProblem(error)}`);
  const [fault] = findFlagFaults(remote, data);
  if (fault !== undefined) throw new Error(`flags.json is refused: ${fault}`);
  return data;
}
