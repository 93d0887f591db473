import { readKeys } from '@oracle-astra/release/src/files/signatures';
import { readTestLink, TestLinkRefused, type TestLink } from '@oracle-astra/release/src/test-link';
import { readCookie, type Descriptor } from '@oracle-astra/shared/contract';
import type { ReleaseStore, Revision } from './release-store';

/** The cookie with the test link of a browser. */
export const testLinkCookie = 'test-release';

/** A release that one browser tests. */
export interface TestRelease extends TestLink {
  descriptor: Descriptor;
}

interface TestReleasesOptions {
  store: ReleaseStore;
  releasesDir: string;
  /** The file of the teams' keys, if it is outside of the folder. */
  keysFile: string | null;
  clock: () => Date;
}

const withdrawnReason = ({ registry }: Revision, { remote, release }: TestLink) =>
  registry.remotes[remote]?.withdrawn?.find((other) => other.release === release)?.reason;

/** The releases that browsers test by signed links. */
export function createTestReleases({ store, releasesDir, keysFile, clock }: TestReleasesOptions) {
  /** The release of a link. Rejects with a TestLinkRefused, whose message is shown to the tester. */
  async function open(text: string): Promise<TestRelease> {
    const link = readTestLink(text, await readKeys(releasesDir, { RELEASE_KEYS: keysFile ?? undefined }), clock());
    const reason = withdrawnReason(await store.getRevision(), link);
    if (reason !== undefined) throw new TestLinkRefused('expired', `${link.release} was withdrawn: ${reason}.`);
    // A release without a descriptor does not exist here; the refusal says so.
    const descriptor = await store.getDescriptor(link.remote, link.release).catch(() => null);
    if (descriptor === null) throw new TestLinkRefused('expired', `${link.release} is not published on this site, or not any more.`);
    return { ...link, descriptor };
  }

  return {
    open,
    /** The release that a browser tests by its cookie; null without one, or if its link has ended. */
    async find(cookies: string): Promise<TestRelease | null> {
      const text = readCookie(cookies, testLinkCookie);
      if (text === null) return null;
      return open(text).catch((error: unknown) => {
        if (error instanceof TestLinkRefused) return null;
        throw error;
      });
    },
  };
}

export type TestReleases = ReturnType<typeof createTestReleases>;

/** The revision for a browser that tests a release: everyone's, except for that remote. */
export function withTestRelease({ registry, descriptors }: Revision, { remote, release, descriptor }: TestRelease): Revision {
  const live = registry.remotes[remote] ?? { stable: release, canary: null, previous: null };
  return {
    registry: { ...registry, remotes: { ...registry.remotes, [remote]: { ...live, canary: { release, percent: 100 } } } },
    descriptors: new Map([...descriptors, [release, descriptor]]),
  };
}
