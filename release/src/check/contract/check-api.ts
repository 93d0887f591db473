import { apiPaths, type Descriptor } from '@oracle-astra/shared/contract';
import { finding, type Finding } from '../finding';

const known = new Set<string>(Object.values(apiPaths));

/** The paths of the API that a remote calls and this site does not have, because its server is older than the remote. */
export function checkApi({ release, api }: Pick<Descriptor, 'release' | 'api'>): Finding[] {
  const missing = api?.paths.filter((path) => !known.has(path)) ?? [];
  return missing.map((path) =>
    finding('api', release, `calls ${path}, which this site does not have: deploy a server of version ${api?.version} or later first`),
  );
}
