import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../builds/build-folders.mjs';

/** The kept report: what each entry of the shared package exports. */
export const reportFile = path.join(folderOf('shared'), 'api-report.json');

/** The report of the shared package that is worked with: entry → name → type, hash and, where it has an end, `deprecated`. */
export const readReport = () => JSON.parse(readFileSync(reportFile, 'utf8'));
