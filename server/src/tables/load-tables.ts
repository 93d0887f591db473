import { readFileSync } from 'node:fs';
import { readTables, type Tables } from './table';

/** Reads a file of `server/tables`. Named by `new URL(…, import.meta.url)` beside the call, so that a build includes the file. */
export const loadTables = <Name extends string, Settings = unknown>(file: URL): Tables<Name, Settings> => readTables(readFileSync(file));
