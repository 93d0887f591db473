import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getReleaseFolder } from '../../files/release-folder';
import { renderReport, type Report } from './render-report';

/** Beside the releases, whose own files are signed and public. */
const folderName = '.reports';

/** The report of the last check of a release in a browser. Throws where a name leads outside of the folder. */
export const getReportFile = (folder: string, remote: string, release: string, ending: 'html' | 'json' = 'html'): string =>
  `${getReleaseFolder(path.join(folder, folderName), remote, release)}.${ending}`;

/** Keeps a report as a page and as JSON, which has no pictures; returns the file of the page. */
export async function writeReport(folder: string, report: Report): Promise<string> {
  const { remote, release, pictures: _pictures, ...rest } = report;
  const file = getReportFile(folder, remote, release);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, renderReport(report));
  await writeFile(getReportFile(folder, remote, release, 'json'), JSON.stringify({ remote, release, ...rest }, null, 2));
  return file;
}

/** The page of the last report of a release; null where it was not checked in a browser here. */
export const readReport = async (folder: string, remote: string, release: string): Promise<string | null> =>
  readFile(getReportFile(folder, remote, release), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
