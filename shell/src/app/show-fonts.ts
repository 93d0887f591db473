/** Less than half a line of the smallest text: what moves by less did not break anew. */
const noticeable = 9;

/** The elements in the window with their upper and lower edges. */
function readEdges(page: Document): Map<Element, readonly [number, number]> {
  const height = page.documentElement.clientHeight;
  const edges = new Map<Element, readonly [number, number]>();
  for (const element of page.body.querySelectorAll('*')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < height && bottom > top) edges.set(element, [top, bottom]);
  }
  return edges;
}

const hasMoved = ([element, [top, bottom]]: readonly [Element, readonly [number, number]]) => {
  const now = element.getBoundingClientRect();
  return Math.max(Math.abs(now.top - top), Math.abs(now.bottom - bottom)) >= noticeable;
};

/**
 * Shows fonts that are loaded. Where lines on the screen would break anew, which moves what somebody reads, they wait for a
 * part of the page where none does, or for a tap or a key, with which a page may change.
 */
export function showFonts(page: Document, faces: readonly FontFace[]): void {
  const end = () => {
    page.removeEventListener('scrollend', tryToShow);
    for (const name of ['click', 'keydown']) page.removeEventListener(name, show, true);
  };
  const show = () => {
    for (const face of faces) page.fonts.add(face);
    end();
  };
  const tryToShow = () => {
    const before = readEdges(page);
    for (const face of faces) page.fonts.add(face);
    // Nothing is painted between, so that a trial is not seen.
    if ([...before].some(hasMoved)) for (const face of faces) page.fonts.delete(face);
    else end();
  };
  page.addEventListener('scrollend', tryToShow);
  for (const name of ['click', 'keydown']) page.addEventListener(name, show, true);
  tryToShow();
}
