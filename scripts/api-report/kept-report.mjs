import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../builds/build-folders.mjs';

/** The committed report: the exports of each entry of the shared package. */
export const reportFile = path.join(folderOf('shared'), 'api-report.json');

/**
 * An export: its shown type, the hash of its whole type, and until when it is deprecated.
 *
 * @typedef {{ type: string, hash: string, deprecated?: { until: string, instead: string } }} ReportedExport
 */
/**
 * The report of the shared package: entry → name → export.
 *
 * @typedef {{ version: string, entries: Record<string, Record<string, ReportedExport>> }} Report
 */

/**
 * The report of the shared package in use.
 *
 * @returns {Report}
 */
export const readReport = () => JSON.parse(readFileSync(reportFile, 'utf8'));
