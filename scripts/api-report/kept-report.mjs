import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../builds/build-folders.mjs';

/** The committed report: the exports of each entry of the shared package. */
export const reportFile = path.join(folderOf('shared'), 'api-report.json');

/** The report of the shared package in use: entry → name → type, hash and, if it is deprecated, `deprecated`. */
export const readReport = () => JSON.parse(readFileSync(reportFile, 'utf8'));
