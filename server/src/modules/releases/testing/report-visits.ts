import type { ReleaseReport, ReleaseReportEntry } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/types';
import { createReleaseStore } from '../../../documents/releases/release-store';
import { createReportTokens } from '../../../documents/report-token';
import { createTelemetryService } from '../telemetry/service';

interface Reporting {
  db: Database;
  clock: () => Date;
  folder: string;
}

/** A page's description of itself and of its browser. */
export type ReportedPage = Pick<ReleaseReport, 'page' | 'locale' | 'memory'> & { userAgent?: string };

const secrets = { list: ['a secret of these reports'] } as const;

/** An address in a separate network, by number. */
export const addressOf = (at: number) => `${20 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}.7`;

/** Sends reports like pages, for a folder of releases: with or without the token of a served document. */
export function createReporter({ db, clock, folder }: Reporting) {
  const releases = createReleaseStore(folder, () => undefined);
  const telemetry = createTelemetryService({ db, clock, secrets, releases });
  const tokens = createReportTokens({ secrets, clock });

  const toEntry = (release: string, bad: number, more: Partial<ReleaseReportEntry> = {}): ReleaseReportEntry => {
    const [remote = ''] = release.split('-');
    return { remote, release, visits: 1, bad, load: bad, page: 0, api: 0, ...more };
  };

  return {
    telemetry,
    /** The token of a document served to an address, with the canary if requested. */
    async serve(ip: string, hasCanary: boolean, person: string | null = null, variants: string[] = []): Promise<string> {
      const { registry } = await releases.getRevision();
      return tokens.issue({ registry, bucketOf: () => (hasCanary ? 0 : 99.99), ip, person, variants });
    },
    async report(
      ip: string,
      token: string | null,
      release: string,
      bad: number,
      more?: Partial<ReleaseReportEntry>,
      { userAgent = '', ...page }: ReportedPage = {},
    ): Promise<void> {
      await telemetry.record({ ...page, revision: 1, releases: [toEntry(release, bad, more)] }, { address: ip, userAgent, token });
    },
    /** A visitor who gets a document and reports. */
    async visit(ip: string, release: string, bad: number, more?: Partial<ReleaseReportEntry>, page?: ReportedPage): Promise<void> {
      const { registry } = await releases.getRevision();
      const isCanary = Object.values(registry.remotes).some(({ canary }) => canary?.release === release);
      await this.report(ip, await this.serve(ip, isCanary), release, bad, more, page);
    },
    /** A visitor who gets a page of another remote with fills of a release, and reports on them alone. */
    async visitFills(ip: string, release: string, bad: number): Promise<void> {
      const { registry } = await releases.getRevision();
      const isCanary = Object.values(registry.remotes).some(({ canary }) => canary?.release === release);
      const token = await this.serve(ip, isCanary);
      await telemetry.record({ revision: 1, releases: [], fills: [toEntry(release, bad)] }, { address: ip, userAgent: '', token });
    },
  };
}

export type Reporter = ReturnType<typeof createReporter>;
