import { apiPaths, type Descriptor } from '@oracle-astra/shared/contract';

const contractPackage = '@oracle-astra/shared/api';

/**
 * The API paths that a remote calls itself: those of the contract that its build for Node contains. Calls by hooks of shared
 * packages are not included. Undefined for a remote that does not use the shared api.
 */
export function describeApi(needs: Descriptor['needs'], serverSource: string): Descriptor['api'] {
  const range = needs[contractPackage];
  if (range === undefined) return undefined;
  const isCalled = (path: string) => ['"', "'", '`'].some((quote) => serverSource.includes(quote + path + quote));
  return { version: range.replace(/^\D+/, ''), paths: Object.values(apiPaths).filter(isCalled).sort() };
}
