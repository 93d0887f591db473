import type { Bom, BomComponent } from './bom';

/** A package as the lock file has it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX id or expression; null if the package declares none. */
  license: string | null;
  /** As `sha512-…` in base64, of the archive in the registry. */
  integrity: string | null;
}

export interface BomSubject {
  name: string;
  version: string;
  commit: string | null;
  packages: readonly LockedPackage[];
  /** What the build was made with. */
  tools: readonly { name: string; version: string }[];
}

const algorithms: Readonly<Record<string, 'SHA-1' | 'SHA-512'>> = { sha512: 'SHA-512', sha1: 'SHA-1' };

function toHashes(integrity: string | null): Pick<BomComponent, 'hashes'> {
  const [, name = '', digest = ''] = /^(\w+)-(\S+)/.exec(integrity ?? '') ?? [];
  const alg = algorithms[name];
  return alg === undefined ? {} : { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

function toLicense(license: string | null): NonNullable<BomComponent['licenses']>[number] {
  if (license === null) return { license: { name: 'not declared' } };
  return /[ ()]/.test(license) ? { expression: license } : { license: { id: license } };
}

/** The address of a package in npm's registry (package-url): the @ of a scope is encoded. */
const toPurl = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const toComponent = (each: LockedPackage): BomComponent => ({
  type: 'library',
  'bom-ref': toPurl(each),
  name: each.name,
  version: each.version,
  purl: toPurl(each),
  ...toHashes(each.integrity),
  licenses: [toLicense(each.license)],
});

const application = ({ name, version }: { name: string; version: string }): BomComponent => ({
  type: 'application',
  'bom-ref': `${name}@${version}`,
  name,
  version,
});

/** The list of packages of a build; without a time, so that the same sources make the same release. */
export function createBom({ packages, commit, tools, ...names }: BomSubject): Bom {
  const components = new Map(packages.map((each) => [toPurl(each), toComponent(each)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      tools: { components: tools.map(application) },
      component: application(names),
      properties: commit === null ? [] : [{ name: 'git:commit', value: commit }],
    },
    components: [...components.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
}
