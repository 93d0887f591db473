/**
 * Spacings in em between words and between letters, tried in this order. Letter spacing is used only in narrow columns with few
 * words per line, and only negative: Devanagari letters that are moved apart lose their connecting line.
 */
const spacings = [
  [0.02, 0],
  [0.04, 0],
  [0.07, 0],
  [0.1, 0],
  [0.1, 0.01],
  [0.1, 0.02],
] as const;
/** In pixels, less than half of the smallest line height: a smaller difference is not a line break. */
const minDifference = 8;

/** An element with text, and the block that breaks the text into lines, which may be the same element. */
interface TextPart {
  element: HTMLElement;
  block: HTMLElement;
}

/** The height of a part, and its distance from the top of its block. */
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

/** The parts of text in the window with their positions. */
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
 * Changes fonts without changing the line breaks of visible text. If the new font would break a text differently, its word
 * spacing changes slightly, which is not noticeable; otherwise everything below would move by a line.
 */
export function keepLines(page: Document, change: () => void): void {
  const places = readPlaces(page);
  change();
  /** Positive if the part moved down or grew because its text became longer; zero if its line breaks are the same. */
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
