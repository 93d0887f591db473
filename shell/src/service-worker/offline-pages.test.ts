import { openWorker, site, visitorPage } from './testing/open-worker';

it('loads each page from the network, and shows the stored one with its time only if that fails', async () => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  expect(await visit('/blogs/a')).not.toContain('No internet');
  network.mockResolvedValueOnce(visitorPage('newer'));
  expect(await visit('/blogs/a')).toContain('newer');
  goOffline();
  const kept = await visit('/blogs/a');
  expect(kept).toContain('newer');
  expect(kept).toMatch(/No internet\. This page is from 22 Nov 2026, 5:30\spm\./);
});

it('shows the time of a Hindi page in Hindi, and lists stored pages without the name of the site', async () => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  const hindi = (await visitorPage('आज &amp; कल | Oracle &amp; Astra').text()).replace('lang="en"', 'lang="hi"');
  network.mockResolvedValueOnce(new Response(hindi, { headers: visitorPage('').headers }));
  await visit('/hi/blogs/a');
  goOffline();
  expect(await visit('/hi/blogs/a')).toMatch(/यह पेज 22 नवंबर 2026, शाम\s5:30 बजे का है।/);
  expect(await visit('/forum')).toContain('<a href="/hi/blogs/a">आज &amp; कल</a>');
});

it('shows the offline page with links to stored pages for any other address', async () => {
  const { send, visit, goOffline } = openWorker();
  await send('install');
  await visit('/blogs/a');
  goOffline();
  expect(await visit('/forum')).toContain('<a href="/blogs/a">');
  expect(await visit('/hi/forum')).toContain(`${site}/hi/offline`);
});

it.each(['/helplines', '/hi/helplines'])('always stores %s', async (address) => {
  const { send, visit, goOffline } = openWorker();
  await send('install');
  goOffline();
  expect(await visit(address)).toContain(`${site}${address}`);
});

it.each([
  ['a page of a signed-in person', visitorPage('mine', { 'cache-control': 'private, no-store' })],
  ['a page that is not the same for all', visitorPage('mine', { 'cache-control': 'no-store' })],
  ['a page that failed', new Response('mine', { status: 500, headers: { 'cache-control': 'public' } })],
])('does not store %s', async (_, response) => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  network.mockResolvedValueOnce(response);
  await visit('/profile');
  goOffline();
  expect(await visit('/profile')).not.toContain('mine');
});

it.each([
  ['calls of the API', '/apis/balance/get.php', { mode: 'cors' }],
  ['forms', '/profile', { method: 'POST' }],
  ['other sites', 'https://elsewhere.example/', {}],
])('does not handle %s', async (_, address, init) => {
  expect(await openWorker().visit(address, init)).toBeNull();
});

it('deletes stored pages when a person signs out, and keeps the helplines', async () => {
  const { send, visit, goOffline } = openWorker();
  await send('install');
  await visit('/blogs/a');
  await send('message', 'signed-out');
  goOffline();
  expect(await visit('/blogs/a')).toContain(`${site}/offline`);
  expect(await visit('/helplines')).toContain(`${site}/helplines`);
});

it('keeps the last twelve pages', async () => {
  const { send, visit, goOffline } = openWorker();
  await send('install');
  for (let page = 1; page <= 13; page += 1) await visit(`/blogs?page=${page}`);
  goOffline();
  expect(await visit('/blogs?page=1')).toContain(`${site}/offline`);
  expect(await visit('/blogs?page=2')).toContain(`${site}/blogs?page=2`);
});

it('deletes the pages of the previous release', async () => {
  const before = openWorker('shell-1');
  await before.send('install');
  await before.send('activate');
  const after = openWorker('shell-2', before.stores);
  await after.send('install');
  await after.send('activate');
  expect([...before.stores.keys()]).toEqual(['pages-shell-2']);
});

it.each([
  ['a picture', '/pictures/kundli.png?card=signed', { 'content-type': 'image/png', 'x-page': 'document' }],
  ['a file beside the pages', '/blogs/feed.xml', { 'content-type': 'application/rss+xml' }],
  ['HTML that is no page, such as a receipt', '/apis/payments/receipt.html', { 'x-page': '' }],
  ['a page with something of a person in its address', '/create-kundli?dob=14/08/1994', {}],
])('does not store %s, so it replaces no stored page', async (_, address, headers) => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  for (let page = 1; page <= 12; page += 1) await visit(`/blogs?page=${page}`);
  const response = visitorPage('mine', headers);
  if (response.headers.get('x-page') === '') response.headers.delete('x-page');
  network.mockResolvedValueOnce(response);
  await visit(address);
  goOffline();
  expect(await visit(address)).not.toContain('mine');
  expect(await visit('/blogs?page=1')).toContain('No internet');
});

it('lists stored pages by their titles with any characters, and none without a title', async () => {
  const { send, visit, network, goOffline } = openWorker();
  await send('install');
  network.mockResolvedValueOnce(visitorPage("Cash $& carry, $' and $1"));
  await visit('/blogs/cash');
  network.mockResolvedValueOnce(visitorPage(''));
  await visit('/blogs/nameless');
  goOffline();
  const offline = await visit('/forum');
  expect(offline).toContain(`<ul><li><a href="/blogs/cash">Cash $& carry, $' and $1</a></li></ul>`);
});
