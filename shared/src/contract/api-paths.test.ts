import { apiPaths } from './api-paths';

it('no two calls have one path', () => {
  const paths = Object.values(apiPaths);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('every path begins at the root of the site and ends without a slash', () => {
  expect(Object.values(apiPaths).filter((path) => !/^(\/[A-Za-z0-9._-]+)+$/.test(path))).toEqual([]);
});
