import { join } from 'node:path';
import { readConfig } from '../config/config';
import { runProgram } from './run-program';
import { readSiteFile } from './site-file';
import { createSiteWithoutProduct } from './site-without-product';
import { startSite } from './start-site';

/** Serves the site whose `site.json` is in the folder in which the program was started. */
void runProgram(async (homeDir) => {
  const { env } = process;
  const details = readSiteFile(join(process.cwd(), 'site.json'));
  const site = createSiteWithoutProduct(readConfig(env, homeDir), { details, listExtraPaths: async () => [], paymentOrigins: [] });
  const server = await startSite(site, { env, homeDir });
  process.stdout.write(`${details.frame?.name ?? 'The site'} is at ${server.url}\n`);
  return server;
});
