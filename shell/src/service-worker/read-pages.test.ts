import { openWorker, site, visitorPage } from './testing/open-worker';

it.each([
  ['the first page of a visit, by its whole address', `${site}/blogs/a#part-2`],
  ['a page that was reached by a link', '/blogs/a'],
])('stores %s after the page reported it, as visitors get it', async (_, read) => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  await send('message', { read });
  expect(network).toHaveBeenLastCalledWith(`${site}/blogs/a`, { credentials: 'omit' });
  goOffline();
  expect(await visit('/blogs/a')).toContain('No internet. This page is from');
});

it('ignores the message of a page of another site', async () => {
  const { send, network } = openWorker();
  await send('message', { read: 'https://elsewhere.example/' });
  expect(network).not.toHaveBeenCalled();
});

it('stores no page of a signed-in person', async () => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  network.mockResolvedValueOnce(visitorPage('mine', { 'cache-control': 'private, no-store' }));
  await send('message', { read: '/profile' });
  goOffline();
  expect(await visit('/profile')).not.toContain('mine');
});
