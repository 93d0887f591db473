/**
 * Runs in a page with its picture, which covers the whole document. Returns in words what a person cannot read or press: text
 * without any contrast, text that is cut off, covered elements, and a page that is wider than its window.
 */
export const looksSource = /* javascript */ `(async (png) => {
  const words = (text) => text.replace(/\\s+/g, ' ').replace(/\\d+/g, '…').trim().slice(0, 60);
  const [maxTexts, leastContrast] = [300, 24];
  const found = new Set();
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(picture, 0, 0);
  const isBlank = (box) => {
    const [left, top] = [Math.max(0, Math.floor(box.left + scrollX)), Math.max(0, Math.floor(box.top + scrollY))];
    const [width, height] = [Math.min(Math.ceil(box.width), picture.width - left), Math.min(Math.ceil(box.height), picture.height - top)];
    if (width < 4 || height < 4) return false;
    const { data } = canvas.getImageData(left, top, width, height);
    for (let at = 4; at < data.length; at += 4)
      for (let channel = 0; channel < 3; channel += 1) if (Math.abs(data[at + channel] - data[channel]) >= leastContrast) return false;
    return true;
  };
  const isOwn = (element) => element.closest('.unfinished, noscript, script, style, template, [aria-hidden="true"]') === null;
  /** An ellipsis and a number of lines are meant to cut. */
  const cuts = (element) => {
    const style = getComputedStyle(element);
    return !/visible|auto|scroll/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none' && element.clientWidth > 4 && element.clientHeight > 4 && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let count = 0; count < maxTexts && texts.nextNode();) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(text.data) || !isOwn(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    count += 1;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const area = element.getBoundingClientRect();
    if (area.width < 4 || area.height < 4) continue;
    if (isBlank(box)) found.add('"' + words(text.data) + '" cannot be seen');
    for (let around = element, depth = 0; around && depth < 4 && around !== document.body; around = around.parentElement, depth += 1)
      if (cuts(around)) found.add('"' + words(text.data) + '" is cut off');
  }
  if (document.documentElement.scrollWidth > innerWidth + 2) found.add('the page is wider than its window');
  const interactive = [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')].filter((each) => isOwn(each) && each.checkVisibility({ visibilityProperty: true }));
  for (const each of interactive.slice(0, 150)) {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = each.getBoundingClientRect();
    if (width < 4 || height < 4) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit !== null && !each.contains(hit) && !hit.contains(each) && hit.closest('label')?.control !== each && isOwn(hit)) found.add(each.localName + ' "' + words(each.getAttribute('aria-label') || each.innerText || each.getAttribute('name') || '') + '" is covered');
  }
  return [...found];
})`;
