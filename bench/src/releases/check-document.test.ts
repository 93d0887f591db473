import { checkDocument } from './check-document';
import { markedPages, markText, shellText, toMarkedName } from './marked-pages';

const [page] = markedPages;
const { remote, text } = page;

/** A document with the releases of its parts, by their numbers. */
function write({ composed = 2, script = 2, heading = 2, shell = 1, frame = 1, isRendered = true } = {}): string {
  const composition = { remotes: [{ remote, release: toMarkedName(remote, composed) }] };
  const body = `<a href="#main">${markText(shellText, shellText, frame)}</a><h1>${markText(text, text, heading)}</h1><script id="page-state"></script>`;
  return [
    `<link rel="preload" href="/releases/shell/${toMarkedName('shell', shell)}/vendor.js">`,
    `<script type="application/json" id="composition">${JSON.stringify(composition)}</script>`,
    `<script src="/releases/${remote}/${toMarkedName(remote, script)}/page.js"></script>`,
    isRendered ? body : '',
  ].join('');
}

it('accepts a document of one release of each part, rendered or not', () => {
  expect(checkDocument(write(), page)).toEqual({ isRendered: true, problems: [] });
  expect(checkDocument(write({ isRendered: false }), page)).toEqual({ isRendered: false, problems: [] });
});

it.each([
  ['scripts of another release than the composition', { script: 1 }, 'scripts of content-marked1 with the composition of content-marked2'],
  ['HTML of another release than its scripts', { heading: 1 }, 'HTML of release 1 with scripts of content-marked2'],
  ['a frame of another shell than its scripts', { frame: 0 }, 'a frame of release 0 with scripts of shell-marked1'],
])('finds %s', (_what, parts, said) => {
  expect(checkDocument(write(parts), page).problems.join()).toContain(said);
});

it('reports a text that is not a document', () => {
  expect(checkDocument('<h1>502</h1>', page).problems).toEqual(['/about-us: no document of the site']);
});
