/**
 * Spacings in em between words and between letters, tried in this order. Letters are spaced only in narrow columns with few
 * words in a line, and only closer together: apart, Devanagari letters would lose their connecting line.
 */
const spacings = [
  [0.02, 0],
  [0.04, 0],
  [0.07, 0],
  [0.1, 0],
  [0.1, 0.01],
  [0.1, 0.02],
] as const;
/** Pixels; less than half of the smallest line, so that a smaller difference is no line break. */
const minDifference = 8;

/** An element with text, and the block that breaks it into lines, which may be itself. */
interface TextPart {
  element: HTMLElement;
  block: HTMLElement;
}

/** How high a part is, and how far below the top of its block. */
interface PartPlace {
  height: number;
  offset: number;
}

function findBlock(element: HTMLElement): HTMLElement {
  let block = element;
  while (block.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
  return block;
}

function readPlace({ element, block }: TextPart): PartPlace {
  const { top, height } = element.getBoundingClientRect();
  return { height, offset: top - block.getBoundingClientRect().top };
}

/** The parts of text in the window with their places. */
function readPlaces(page: Document): Map<TextPart, PartPlace> {
  const places = new Map<TextPart, PartPlace>();
  const seen = new Set<HTMLElement>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode as Text;
    if (element === null || seen.has(element) || !/\S/.test(data)) continue;
    seen.add(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    const part = { element, block: findBlock(element) };
    if (height > 0 && bottom > 0 && top < page.documentElement.clientHeight) places.set(part, readPlace(part));
  }
  return places;
}

/**
 * Changes fonts without changing the line breaks of visible text. Where the new font would break a text differently, its word
 * spacing changes slightly, which is not noticeable; otherwise everything below would move by a line.
 */
export function keepLines(page: Document, change: () => void): void {
  const places = readPlaces(page);
  change();
  /** Positive if a part moved down or grew because its text became longer; zero if its line breaks are the same. */
  const getDifference = (part: TextPart) => {
    const [before, now] = [places.get(part), readPlace(part)];
    const differences = before ? [now.offset - before.offset, now.height - before.height] : [];
    return differences.find((difference) => Math.abs(difference) >= minDifference) ?? 0;
  };
  let broken = [...places.keys()]
    .map((part) => ({ part, block: part.block, direction: -Math.sign(getDifference(part)) }))
    .filter(({ direction }) => direction !== 0);
  for (const [words, letters] of spacings) {
    for (const { block, direction } of broken) {
      block.style.wordSpacing = `${direction * words}em`;
      block.style.letterSpacing = direction < 0 && letters > 0 ? `-${letters}em` : '';
    }
    broken = broken.filter(({ part }) => getDifference(part) !== 0);
  }
  for (const { block } of broken) block.style.wordSpacing = block.style.letterSpacing = '';
}
