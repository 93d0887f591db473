import type { Page } from '@playwright/test';

export interface LowContrastText {
  text: string;
  ratio: number;
  required: number;
}

/** The texts of a page with less contrast than WCAG 2 AA requires. Texts over images and of disabled controls are ignored. */
export function findLowContrastText(page: Page): Promise<LowContrastText[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('No canvas to read colours with');
    type Colour = [red: number, green: number, blue: number, alpha: number];

    const read = (colour: string): Colour => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top: Colour, below: Colour): Colour => [mix(top, below, 0), mix(top, below, 1), mix(top, below, 2), 1];
    const mix = (top: Colour, below: Colour, at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);

    /** The background colour of an element; null over an image. */
    function getBackground(element: Element): Colour | null {
      const layers: Colour[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== 'none') return null;
        const layer = read(style.backgroundColor);
        layers.push(layer);
        if (layer[3] === 1) break;
      }
      return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
    }
    function luminance([red, green, blue]: Colour): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; ratio: number; required: number }[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, :disabled, [aria-disabled=true], noscript, script, style, .sr, .skip, [aria-hidden=true]')) continue;
      const style = getComputedStyle(element);
      const background = getBackground(element);
      if (background === null) continue;
      const [low = 0, high = 0] = [luminance(over(read(style.color), background)), luminance(background)].sort((a, b) => a - b);
      const size = parseFloat(style.fontSize);
      const required = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const ratio = (high + 0.05) / (low + 0.05);
      if (ratio < required) found.push({ text: text.slice(0, 60), ratio: Math.round(ratio * 100) / 100, required });
    }
    return found;
  });
}
