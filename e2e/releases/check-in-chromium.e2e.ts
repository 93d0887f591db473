import { expect, test } from '@playwright/test';
import { publishVariant, runRelease, runReleaseAsync } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

let site: OwnSite;

/** The pages of the live release: few, because each further one is checked alike. Links of the list lead to all of them. */
const paths = ['forum', 'forum/learn-more', 'forum/create', 'forum/:slug'];

test.beforeAll(async () => {
  site = await startSite({ env: { RENDER_BUDGET_MS: '60000' } });
  const keep = (list: string, isKept: string) => `${list}.splice(0,${list}.length,...${list}.filter(${isKept}));`;
  const live = publishVariant(site, 'forum', 'live', {
    server: (source) =>
      `${source};{const {routes,navigation}=module.exports;${keep('routes', `({path})=>${JSON.stringify(paths)}.includes(path)`)}${keep('navigation', '({to})=>to.startsWith("/forum?")')}}`,
    descriptor: ({ routes, navigation, ...described }) => ({
      ...described,
      routes: routes.filter(({ path }) => paths.includes(path)),
      navigation: navigation.filter(({ to }) => to.startsWith('/forum?')),
    }),
  });
  runRelease(site, 'promote', 'forum', live);
});
test.afterAll(() => site?.stop());

test('the check in Chromium visits a page with its query, rendered and unrendered, and finds only its faults', async () => {
  test.setTimeout(600_000);
  let edits = 0;
  const release = publishVariant(site, 'forum', 'noisy', {
    script: (source) => {
      if (!source.includes('.push([["forum-discussion"]')) return source;
      edits += 1;
      return `if(location.search.includes("did="))console.error("a noisy page");${source}`;
    },
  });
  expect(edits).toBeGreaterThan(0);
  const check = runReleaseAsync(site, 'check', 'forum', release, '--browser', '--site', site.url);
  const { code, stderr } = await check.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect({ code, stderr }).toMatchObject({ code: 2 });
  const ways = ['rendered by the server', 'left to the browser'];
  const lines = stderr.trim().split('\n');
  const verdict = lines.indexOf(`${release} is refused by the check:`);
  for (const way of ways)
    expect(lines.slice(0, verdict)).toContainEqual(expect.stringMatching(RegExp(`^\\d+ s: /forum, signed out, ${way}$`)));
  // People are visited at once, and soon after a fault no further page is opened.
  const told = lines.slice(verdict + 1);
  expect(told).not.toEqual([]);
  for (const line of told)
    expect(line).toMatch(/^(?:browser-console|act-error): (?:\/hi)?\/forum\/[\w-]+\?did=\w+, signed (?:in|out)\b.*: a noisy page$/);
});

test('a release that blocks clicks, clears the storage, changes a built-in object and polls endlessly is refused in comparison with the live one', async () => {
  test.setTimeout(600_000);
  const bad = [
    'addEventListener("click",(event)=>{event.stopImmediatePropagation();event.preventDefault()},true)',
    'setTimeout(()=>localStorage.clear(),500)',
    'Array.prototype.lastOf=function(){}',
    'setInterval(()=>fetch("/apis/sky/now.php").catch(()=>undefined),20)',
  ];
  const release = publishVariant(site, 'forum', 'rude', {
    script: (source) => (source.includes('.push([["forum-list"') ? `${bad.join(';')};${source}` : source),
  });
  const check = runReleaseAsync(site, 'check', 'forum', release, '--browser', '--page', '/forum', '--site', site.url);
  const { code, stderr } = await check.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect({ code, stderr }).toMatchObject({ code: 2 });
  for (const rule of ['events', 'storage', 'globals', 'calls']) expect(stderr).toContain(`compare-${rule}: /forum, signed out: `);
});
