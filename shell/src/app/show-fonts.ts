/** The layout shift that nobody sees; experience asks for less than 0.02. */
const maxShift = 0.005;
/** What moves by less is no shift. */
const minDistance = 3;

/** Elements in the window that are text or a picture themselves. */
function readBoxes(page: Document): Map<Element, DOMRect> {
  const { clientHeight } = page.documentElement;
  const boxes = new Map<Element, DOMRect>();
  for (const element of page.body.querySelectorAll('*')) {
    if (element.childElementCount > 0 && ![...element.childNodes].some(isText)) continue;
    const box = element.getBoundingClientRect();
    if (box.bottom > 0 && box.top < clientHeight && box.height > 0) boxes.set(element, box);
  }
  return boxes;
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '';

/** The share of the window that moved times how far it moved, as browsers score a layout shift. */
function scoreShift({ clientWidth, clientHeight }: Element, before: ReadonlyMap<Element, DOMRect>): number {
  let [area, distance] = [0, 0];
  for (const [element, { top, bottom, width }] of before) {
    const now = element.getBoundingClientRect();
    const moved = Math.abs(now.top - top);
    if (moved < minDistance) continue;
    area += width * (Math.min(clientHeight, Math.max(bottom, now.bottom)) - Math.max(0, Math.min(top, now.top)));
    distance = Math.max(distance, moved);
  }
  return (Math.min(1, area / (clientWidth * clientHeight)) * distance) / Math.max(clientWidth, clientHeight);
}

/**
 * Shows fonts that are loaded. Where lines on the screen would break anew and move what somebody reads, they wait for a part of
 * the page where none does, or for a tap or a key, with which a page may change.
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
    const before = readBoxes(page);
    for (const face of faces) page.fonts.add(face);
    // Nothing is painted between, so that a trial is not seen.
    if (scoreShift(page.documentElement, before) > maxShift) for (const face of faces) page.fonts.delete(face);
    else end();
  };
  page.addEventListener('scrollend', tryToShow);
  for (const name of ['click', 'keydown']) page.addEventListener(name, show, true);
  tryToShow();
}
