import type { PageSnapshot, Served } from '../snapshot';

/** The share of the shown text that the server must send, where the live release sends it; short pages are not judged. */
const [servedPart, livePart, shortest] = [0.25, 0.5, 200];
/** A document is large from this many times the live one plus this many bytes. */
const [largeFactor, largeBytes] = [3, 200_000];

const names = ['title', 'description', 'canonical', 'robots', 'language'] as const;
type Name = (typeof names)[number];

/** What a name is in the browser, after the server sent something else. */
const differs = ({ served, texts }: PageSnapshot, name: Name) => served !== null && served.texts[name] !== texts[name];

const headingOf = ({ lists }: PageSnapshot) => lists.headings.find((line) => line.startsWith('h1 '))?.slice(3) ?? '';

const isRendered = (each: PageSnapshot): each is PageSnapshot & { served: Served } => each.served !== null;

const isFull = ({ served, letters }: PageSnapshot & { served: Served }, part: number) => served.letters >= letters * part;

/** Search engines and previews read what the server sends, and readers see it first. */
export function findUnserved(candidate: PageSnapshot, lives: readonly PageSnapshot[]): string[] {
  if (!isRendered(candidate) || !lives.every(isRendered) || lives.length === 0) return [];
  const { served, letters } = candidate;
  const lacks = (name: Name) => !served.texts[name] && Boolean(candidate.texts[name]) && lives.every((each) => each.served.texts[name]);
  const hides = (each: PageSnapshot & { served: Served }) => /noindex/i.test(each.served.texts.robots ?? '');
  const most = Math.max(...lives.map((each) => each.served.bytes));
  const isEmpty =
    letters >= shortest &&
    !isFull(candidate, servedPart) &&
    // What the browser adds beside all that was sent before is new content.
    lives.every((each) => isFull(each, livePart) && served.letters < each.served.letters * livePart);
  const isHeadless = served.heading === '' && headingOf(candidate) !== '' && lives.every((each) => each.served.heading !== '');
  return [
    ...(['title', 'description', 'canonical'] as const).filter(lacks).map((name) => `sends no ${name}, which only the browser adds`),
    ...(hides(candidate) && !/noindex/i.test(candidate.texts.robots ?? '') && !lives.some(hides)
      ? ['sends "noindex", which the live release does not']
      : []),
    ...(isHeadless ? ['sends no h1, which only the browser adds'] : []),
    ...(isEmpty ? [`sends ${served.letters} of the ${letters} letters of its main, and leaves the others to the browser`] : []),
    ...(candidate.served.data === 0 && candidate.lists.data.length > 0 && lives.every((each) => each.served.data > 0)
      ? ['sends no structured data, which only the browser adds']
      : []),
    ...(served.bytes > most * largeFactor + largeBytes
      ? [`sends a document of ${Math.round(served.bytes / 1000)} KB, the live release one of ${Math.round(most / 1000)} KB`]
      : []),
  ];
}

/** Texts that the browser replaces, unlike those of the live release. */
export function listReplaced(candidate: PageSnapshot, lives: readonly PageSnapshot[]): string[] {
  const { served } = candidate;
  if (served === null) {
    // The first renders of a new release are late, so that this is looked at longer than other differences.
    return lives.every(isRendered) && lives.length > 0 ? ['rendering: "by the server" is now "by the browser"'] : [];
  }
  if (!lives.every(isRendered)) return [];
  const texts = names
    .filter((name) => differs(candidate, name) && !lives.some((each) => differs(each, name)))
    .map(
      (name) =>
        `${name}: the server sends ${JSON.stringify(served.texts[name])} and the browser shows ${JSON.stringify(candidate.texts[name])}`,
    );
  const isOther = (each: PageSnapshot & { served: Served }) => each.served.heading !== headingOf(each);
  const heading =
    isOther({ ...candidate, served }) && !lives.some(isOther)
      ? [`heading: the server sends ${JSON.stringify(served.heading)} and the browser shows ${JSON.stringify(headingOf(candidate))}`]
      : [];
  return [...texts, ...heading];
}
