/**
 * Spacings between words and letters in em, tried in this order. Letters move together alone, where a narrow column has few
 * words in a line: moved apart, those of Hindi would lose their common stroke.
 */
const spacings = [
  [0.02, 0],
  [0.04, 0],
  [0.07, 0],
  [0.1, 0],
  [0.1, 0.01],
  [0.1, 0.02],
] as const;
/** Less than half of the lowest line: what moves by less keeps its lines. */
const minDifference = 8;

/** The block that breaks a text into lines. */
function findBlock({ parentElement }: Node): HTMLElement | null {
  let element = parentElement;
  while (element && /^(?:inline|contents)$/.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

/** The blocks of text in the window with their heights. */
function readHeights(page: Document): Map<HTMLElement, number> {
  const heights = new Map<HTMLElement, number>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const block = /\S/.test((walker.currentNode as Text).data) ? findBlock(walker.currentNode) : null;
    if (block === null || heights.has(block)) continue;
    const { top, bottom, height } = block.getBoundingClientRect();
    if (height > 0 && bottom > 0 && top < page.documentElement.clientHeight) heights.set(block, height);
  }
  return heights;
}

/**
 * Makes a change of fonts that leaves texts in the window as many lines as they have. Where another font breaks a text anew,
 * its words move a little apart or together, which nobody sees, in place of everything below it moving by a line.
 */
export function keepLines(page: Document, change: () => void): void {
  const heights = readHeights(page);
  change();
  const getDifference = (block: HTMLElement) => block.getBoundingClientRect().height - (heights.get(block) ?? 0);
  let broken = [...heights.keys()]
    .map((block) => ({ block, direction: -Math.sign(getDifference(block)) }))
    .filter(({ block }) => Math.abs(getDifference(block)) >= minDifference);
  for (const [words, letters] of spacings) {
    for (const { block, direction } of broken) {
      block.style.wordSpacing = `${direction * words}em`;
      block.style.letterSpacing = direction < 0 && letters > 0 ? `-${letters}em` : '';
    }
    broken = broken.filter(({ block }) => Math.abs(getDifference(block)) >= minDifference);
  }
  for (const { block } of broken) block.style.wordSpacing = block.style.letterSpacing = '';
}
