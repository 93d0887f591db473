import { apiPaths } from '@oracle-astra/shared/contract';
import { describeApi } from './describe-api';

const needs = { '@oracle-astra/shared/api': '^3.1.0' };

it('lists the paths that the code contains, with the version of the contract', () => {
  const source = `call("${apiPaths.devices}"); call('${apiPaths.accountSummary}'); call("${apiPaths.me}/other")`;
  expect(describeApi(needs, source)).toEqual({ version: '3.1.0', paths: [apiPaths.devices, apiPaths.accountSummary].sort() });
  expect(describeApi(needs, '')).toEqual({ version: '3.1.0', paths: [] });
});

it('is left out for a remote that does not use the shared api', () => {
  expect(describeApi({ react: '^19.0.0' }, apiPaths.devices)).toBeUndefined();
});
