/** Parts of the functions that the check evaluates in pages: why a page cannot be used, as a sentence; '' if it can. */
export const lockSource = /* javascript */ `() => {
  const styles = [document.documentElement, document.body].map((each) => getComputedStyle(each));
  return [
    styles.some(({ overflowY, position }) => /hidden|clip/.test(overflowY) || position === 'fixed') && 'it does not scroll',
    document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') && 'its main is inert',
    [...styles, getComputedStyle(document.querySelector('main') ?? document.body)].some(({ userSelect }) => userSelect === 'none') && 'its text cannot be selected',
    styles.some(({ touchAction }) => touchAction === 'none') && 'it takes no wipe',
    [...styles, getComputedStyle(document.querySelector('main') ?? document.body)].some(({ touchAction }) => /^pan-(?!.*pinch-zoom)/.test(touchAction)) && 'two fingers do not enlarge it',
    styles.some(({ pointerEvents }) => pointerEvents === 'none') && 'it takes no press',
  ].filter(Boolean).join(' and ');
}`;

const fieldAttributes =
  'maxlength minlength min max step pattern inputmode enterkeyhint autocapitalize spellcheck readonly multiple accept formaction';

/** The description of a field, of which browsers, keyboards and password managers read every part. */
export const fieldSource = /* javascript */ `(field) => [field.name, field.type, field.required ? 'required' : '', field.autocomplete, ...'${fieldAttributes}'.split(' ').filter((name) => field.hasAttribute(name)).map((name) => name + ' ' + field.getAttribute(name))].filter(Boolean).join(' ')`;

export interface Written {
  /** The share of letters that are not Latin. */
  share: number;
  /** Texts with only Latin letters. */
  foreign: string[];
  /** All texts, without the notice about the tested release. */
  texts: string[];
}

/** The letters of a page, as `Written`. Text that people wrote has its own language. */
export const writtenSource = /* javascript */ `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode;
    if (parent.closest('[lang]') === document.documentElement && parent.closest('.unfinished, script, style, noscript, template') === null && parent.checkVisibility()) found.push(data.replace(/\\s+/g, ' ').trim());
  }
  const count = (pattern) => found.join(' ').match(pattern)?.length ?? 0;
  const [latin, all] = [count(/\\p{Script=Latin}/gu), count(/\\p{L}/gu)];
  const isForeign = (text) => /\\p{Script=Latin}+ \\p{Script=Latin}+/u.test(text) && !/(?!\\p{Script=Latin})\\p{L}/u.test(text);
  return { share: all === 0 ? 0 : (all - latin) / all, foreign: [...new Set(found.filter(isForeign))], texts: [...new Set(found.filter((text) => text !== ''))] };
})()`;
