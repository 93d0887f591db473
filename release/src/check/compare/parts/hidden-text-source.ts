/** A function that runs in an idle page and returns the texts of an element that are under another element; it scrolls the page. */
export const hiddenTextSource = /* javascript */ `((part) => {
  const [most, least] = [150, 4];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let read = 0; read < most && texts.nextNode();) {
    const { currentNode: text } = texts;
    const { parentElement: parent } = text;
    if (!/[\\p{L}\\p{N}]{2}/u.test(text.data) || parent.closest('.unfinished, [aria-hidden="true"]') || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    read += 1;
    parent.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, top, right, bottom } = range.getClientRects()[0] ?? range.getBoundingClientRect();
    // What an ancestor cuts off is meant to be hidden.
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const area = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
    }
    if (right - left < least || bottom - top < least) continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit !== null && !parent.contains(hit) && !hit.contains(parent) && hit.closest('.unfinished, dialog') === null) found.add(text.data.replace(/\\s+/g, ' ').trim());
  }
  return [...found];
})`;
