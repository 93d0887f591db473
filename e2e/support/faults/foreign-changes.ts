import type { Page } from '@playwright/test';

/** How a translator replaces a text: it moves the text into its elements, or removes it and writes its own. */
export type TranslatorKind = 'moves' | 'replaces';

/**
 * Changes each page like Chrome's translator, on load and after each change: every text is inside two `font` elements. The words
 * do not change, so that a journey can read them. Call it before opening a page.
 */
export async function translatePages(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript((how) => {
    const skipped = 'script, style, noscript, textarea, option, title, svg, font, [translate=no]';
    function translate(text: Text): void {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(skipped)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.before(outer);
      if (how === 'moves') inner.append(text);
      else {
        inner.append(text.data);
        text.remove();
      }
    }
    function translateWithin(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
      texts.forEach(translate);
    }
    addEventListener('load', () => {
      document.documentElement.classList.add('translated-ltr');
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          [...addedNodes, ...(type === 'characterData' ? [target] : [])].forEach(translateWithin);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
      translateWithin(document.body);
    });
  }, kind);
}

/**
 * Adds the elements that password managers add beside fields and into forms, and that grammar checkers add around long fields and
 * into the page.
 */
export async function addExtensions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (name: string, place: (element: Element) => void) => {
      const element = document.createElement(name);
      element.attachShadow({ mode: 'open' });
      place(element);
    };
    function change(field: Element): void {
      if (field.hasAttribute('data-seen')) return;
      field.setAttribute('data-seen', '');
      if (field instanceof HTMLTextAreaElement) {
        field.setAttribute('data-gramm', 'true');
        const isFocused = field === document.activeElement;
        const around = document.createElement('div');
        field.replaceWith(around);
        around.append(field);
        if (isFocused) field.focus();
        add('grammar-overlay', (overlay) => around.append(overlay));
      } else {
        (field as HTMLElement).style.backgroundImage = 'none';
        add('password-icon', (icon) => field.after(icon));
      }
    }
    const changeAll = () => {
      document.querySelectorAll('#root input, #root textarea, dialog input, dialog textarea').forEach(change);
      for (const form of document.querySelectorAll('form:not(:has(> password-menu))')) add('password-menu', (menu) => form.prepend(menu));
    };
    addEventListener('load', () => {
      add('grammar-integration', (integration) => document.body.append(integration));
      new MutationObserver(changeAll).observe(document.body, { childList: true, subtree: true });
      changeAll();
    });
  });
}
