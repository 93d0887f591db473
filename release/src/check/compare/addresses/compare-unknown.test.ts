import { compareUnknown, listUnknown, toUnknownState } from './compare-unknown';
import type { Side } from '../open-side';

const side = (status: number, html = '<script id="page-state">') =>
  ({
    site: 'https://site.example',
    context: { request: { get: async () => ({ status: () => status, text: async () => html }) } },
  }) as unknown as Side;

it('names an address of each public route with parameters that nothing has', () => {
  expect(listUnknown(['blogs', 'blogs/:slug', 'panchang/:city?'])).toEqual([
    '/blogs/release-check-unknown',
    '/panchang/release-check-unknown',
  ]);
  expect(listUnknown(['/', '/forum'], true)).toEqual(['/release-check-unknown']);
});

it.each([
  ['with content', side(200), 1],
  ['with an error', side(500), 1],
  ['as on the live release', side(404), 0],
  ['in another way that is no content', side(410), 0],
  ['before it is rendered', side(200, ''), 0],
])('an unknown address that is answered %s', async (_how, own, count) => {
  expect(await compareUnknown(own, side(404), '/blogs/release-check-unknown')).toHaveLength(count);
});

it('names an address with values in its query that nothing has', () => {
  expect(toUnknownState('/forum?page=2&query=saturn')).toBe('/forum?page=99999&query=release-check-unknown');
});
