import { apiPaths, type Descriptor } from '@oracle-astra/shared/contract';

const contractPackage = '@oracle-astra/shared/api';

/**
 * What a remote calls of the API itself, by its build for Node: the paths of the contract that the code contains. What it calls by
 * hooks of the shared packages is a matter of those. Undefined for a remote that takes no shared api.
 */
export function describeApi(needs: Descriptor['needs'], serverSource: string): Descriptor['api'] {
  const range = needs[contractPackage];
  if (range === undefined) return undefined;
  const isCalled = (path: string) => ['"', "'", '`'].some((quote) => serverSource.includes(quote + path + quote));
  return { version: range.replace(/^\D+/, ''), paths: Object.values(apiPaths).filter(isCalled).sort() };
}
