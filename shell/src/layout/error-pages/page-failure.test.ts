import { formatRelease } from './page-failure';

it('shows a release name of another format unchanged', () => {
  expect(formatRelease('something else')).toBe('something else');
});
