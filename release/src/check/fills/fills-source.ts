/** The processor time from which the code of a fill is refused, in milliseconds: pages wait for a fill for a fraction of a second. */
const slowFillMs = 1000;

/**
 * JavaScript of the process that tries a release (`trial-source.ts`): renders each of its fills in a page of the shell that has no part
 * of a remote, in all languages, for the people whom it is for. Results have the form of pages. One that waits for ever ends the trial.
 */
export const fillsSource = /* javascript */ `
const runAs = (remote, callback) => callback();

/** The failure of a fill in a page; undefined if there is none. Of two renders the second counts for the time, the first one compiles. */
async function tryFill(render, owner, fill, page) {
  // The process that has started this one ends it when it is silent for too long, so that a busy machine is no fault.
  const pageFills = { fills: [fill], out: [], budgetMs: 2 ** 31 - 1, load: () => owner.module, runAs };
  let ms = 0;
  for (const time of ['first', 'second']) {
    const began = process.cpuUsage();
    const { fills = [] } = await render(page, call, pageFills);
    const { user, system } = process.cpuUsage(began);
    ms = (user + system) / 1000;
    const failed = fills.find(({ outcome }) => outcome !== 'rendered');
    if (failed) return { reason: failed.reason, message: describe({ message: failed.message }) };
  }
  if (ms < ${slowFillMs}) return undefined;
  return { reason: 'slow', message: 'its code runs for ' + Math.round(ms) + ' ms, and pages wait for it for a fraction of a second' };
}

async function tryFills(renderer, owner, { fills, pages, request }) {
  const render = renderer.createPageRenderer(null, []);
  const roots = [...new Map(pages.map(({ locale }) => [locale, { locale, address: locale === 'en' ? '/' : '/' + locale }])).values()];
  for (const { audience, ...fill } of fills) {
    post({ kind: 'begin', at: fill.name });
    words.length = 0;
    let failure;
    for (const root of roots)
      failure ??= await tryFill(render, owner, fill, { ...request, ...root, token: audience === 'signedIn' ? token : null });
    post({ kind: 'page', at: fill.name, failure, words: [...words] });
  }
}
`;
