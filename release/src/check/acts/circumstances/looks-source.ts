/**
 * Functions that describe in words what a person cannot read or press on a page. `still`: ends what moves, and draws everything; `findBlank`: text without any
 * contrast, and a page without a dark theme, by a picture that covers the whole document; `findCut`: text that is cut off; `findPale`: text of little contrast; `findOutside`: text beyond the right edge; `findCovered`: elements under others.
 */
export const looksSource = /* javascript */ `(() => {
  const words = (text) => text.replace(/\\s+/g, ' ').replace(/\\d+/g, '…').trim().slice(0, 60);
  const [maxTexts, maxElements, leastContrast, leastSize] = [300, 150, 24, 4];
  /** That of large text by WCAG; axe judges the light theme. */
  const leastRatio = 3;
  const [brightSize, brightFrom] = [16, 150];
  const isOwn = (element) => element.closest('.unfinished, noscript, script, style, template, [aria-hidden="true"]') === null;
  const isVisible = (element) => isOwn(element) && element.checkVisibility({ visibilityProperty: true });
  /** It covers everything on purpose. */
  const hasDialog = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;
  const listTexts = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (found.length < maxTexts && texts.nextNode()) {
      const { currentNode: text } = texts;
      if (/[\\p{L}\\p{N}]/u.test(text.data) && isVisible(text.parentElement)) found.push(text);
    }
    return found;
  };
  /** The box of a text within what its ancestors show; null if it moves with the window, or is scrolled away. */
  const boxOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, top, right, bottom } = range.getBoundingClientRect();
    for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(around);
      if (position === 'fixed' || position === 'sticky') return null;
      const area = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
    }
    return right - left < leastSize || bottom - top < leastSize ? null : { left, top, width: right - left, height: bottom - top };
  };
  /** An ellipsis and a number of lines are meant to cut. */
  const cuts = (element) => {
    const style = getComputedStyle(element);
    return !/visible|auto|scroll/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none' && element.clientWidth > leastSize && element.clientHeight > leastSize && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + leastSize);
  };
  /** By a picture of the whole page, made so small that its pixels are averages. */
  const isBright = (picture) => {
    const canvas = new OffscreenCanvas(brightSize, brightSize).getContext('2d');
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(picture, 0, 0, brightSize, brightSize);
    const { data } = canvas.getImageData(0, 0, brightSize, brightSize);
    return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (brightSize * brightSize * 3) > brightFrom;
  };
  return {
    still() {
      // A picture has no content that the browser draws only when it comes near the window.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(drawn);
      // One that never ends cannot be finished.
      for (const each of document.getAnimations()) try { each.finish(); } catch { each.cancel(); }
    },
    async findBlank(png) {
      if (hasDialog()) return [];
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
      canvas.drawImage(picture, 0, 0);
      const isBlank = (box) => {
        const [left, top] = [Math.max(0, Math.floor(box.left + scrollX)), Math.max(0, Math.floor(box.top + scrollY))];
        const [width, height] = [Math.min(Math.ceil(box.width), picture.width - left), Math.min(Math.ceil(box.height), picture.height - top)];
        if (width < leastSize || height < leastSize) return false;
        const { data } = canvas.getImageData(left, top, width, height);
        for (let at = 4; at < data.length; at += 4)
          for (let channel = 0; channel < 3; channel += 1) if (Math.abs(data[at + channel] - data[channel]) >= leastContrast) return false;
        return true;
      };
      const blank = listTexts().filter((text) => { const box = boxOf(text); return box !== null && isBlank(box); });
      return [...(isBright(picture) ? ['the page is bright in the dark theme'] : []), ...new Set(blank.map((text) => '"' + words(text.data) + '" cannot be seen'))];
    },
    findCut() {
      const isCut = (text) => {
        if (boxOf(text) === null) return false;
        for (let around = text.parentElement, depth = 0; around && depth < 4 && around !== document.body; around = around.parentElement, depth += 1) if (cuts(around)) return true;
        return false;
      };
      return [...new Set(listTexts().filter(isCut).map((text) => '"' + words(text.data) + '" is cut off'))];
    },
    findPale() {
      const readColor = (color) => { const [red, green, blue, alpha = 1] = (color.match(/^rgba?\\((.*)\\)$/)?.[1] ?? '').split(/[ ,/]+/).map(Number); return alpha === 1 && red >= 0 ? [red, green, blue] : null; };
      const light = (color) => color.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
      /** Null if it is a picture or half transparent. */
      const backOf = (element) => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          if (backgroundImage !== 'none') return null;
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return readColor(backgroundColor);
        }
        return null;
      };
      const paleColours = ({ parentElement: parent }) => {
        const [color, back] = [readColor(getComputedStyle(parent).color), backOf(parent)];
        if (color === null || back === null || parent.closest(':disabled, [aria-disabled="true"]')) return null;
        const [less, more] = [light(color), light(back)].sort((one, other) => one - other);
        return (more + 0.05) / (less + 0.05) < leastRatio ? color.join() + ' on ' + back.join() : null;
      };
      return [...new Set(listTexts().map((text) => [words(text.data), paleColours(text)]).filter(([, colours]) => colours !== null).map(([text, colours]) => '"' + text + '" has hardly any contrast: ' + colours))];
    },
    findOutside() {
      const isOutside = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().right <= innerWidth + 8) return false;
        // What can be scrolled into view is meant to be outside.
        for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
        return true;
      };
      return [...new Set(listTexts().filter(isOutside).map((text) => '"' + words(text.data) + '" is outside of the window'))];
    },
    findCovered() {
      if (hasDialog()) return [];
      const interactive = [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')].filter(isVisible);
      const isCovered = (each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = each.getBoundingClientRect();
        if (width < leastSize || height < leastSize) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && !each.contains(hit) && !hit.contains(each) && hit.closest('label')?.control !== each && isOwn(hit);
      };
      const nameOf = (each) => words(each.getAttribute('aria-label') || each.innerText || each.getAttribute('name') || '');
      return [...new Set(interactive.slice(0, maxElements).filter(isCovered).map((each) => each.localName + ' "' + nameOf(each) + '" is covered'))];
    },
  };
})()`;
