import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFlagFaults, flagDeclarations, firstProblem, type FlagDeclarations } from '@oracle-astra/shared/contract';

/** The content of a file; null if there is none. */
const readText = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });

/** The flags that a remote declares in `flags.json` of its sources; undefined without that file. Throws a sentence about the first fault. */
export async function readDeclaredFlags(remote: string, folder: string): Promise<FlagDeclarations | undefined> {
  const text = await readText(path.join(folder, 'flags.json'));
  if (text === null) return undefined;
  const { success, data, error } = flagDeclarations.safeParse(JSON.parse(text));
  if (!success) throw new Error(`flags.json of ${remote} is refused: ${firstProblem(error)}`);
  const [fault] = findFlagFaults(remote, data);
  if (fault !== undefined) throw new Error(`flags.json is refused: ${fault}`);
  return data;
}
