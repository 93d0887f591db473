import * as apiPaths from './api-paths';

it('paths are unique', () => {
  const paths = Object.values(apiPaths);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('paths start with a slash and do not end with one', () => {
  expect(Object.values(apiPaths).filter((path) => !/^(\/[A-Za-z0-9._-]+)+$/.test(path))).toEqual([]);
});
