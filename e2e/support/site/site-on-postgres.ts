import { databaseUrl, startPostgres } from './postgres';
import { runSql } from './run-sql';
import { startSite, type OwnSite } from './site';

export interface SiteOnPostgres {
  site: OwnSite;
  /** Runs SQL on its database without the server; nothing where PostgreSQL is not installed. */
  runSql: (sql: string, values: unknown[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a site on a PostgreSQL of its own, or on its embedded database where PostgreSQL is not installed. */
export async function startSiteOnPostgres(): Promise<SiteOnPostgres> {
  const postgres = await startPostgres();
  const site = await startSite({ env: postgres === null ? {} : { DATABASE_URL: databaseUrl(postgres.port) } });
  return {
    site,
    async runSql(sql, values) {
      if (postgres !== null) await runSql(postgres, sql, values);
    },
    async stop() {
      await site.stop();
      await postgres?.stop();
    },
  };
}
