import { storeCachedFonts } from '../../inline/cached-fonts';
import { keepLines } from '../input/keep-lines';

/**
 * Loads the fonts that the first paint did not use. All used faces are added at once, because each addition causes a layout of
 * the whole page; the browser fetches the other faces when a later page uses their characters.
 */
export async function loadFonts(page: Document): Promise<void> {
  const styles = [...page.querySelectorAll<HTMLStyleElement>('head > style[data-fonts][media]')];
  const release = styles[0]?.dataset.fonts;
  if (release === undefined) return;
  const faces = styles.flatMap((style) => [...(style.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(toFontFace);
  const loads = await Promise.allSettled(findUsedFaces(page, faces).map((face) => face.load()));
  keepLines(page, () => {
    for (const face of faces) page.fonts.add(face);
  });
  if (loads.every(({ status }) => status === 'fulfilled')) storeCachedFonts(release);
}

function toFontFace({ style }: CSSFontFaceRule): FontFace {
  const get = (name: string) => style.getPropertyValue(name);
  return new FontFace(get('font-family'), get('src'), {
    weight: get('font-weight') || '400',
    display: 'swap',
    unicodeRange: get('unicode-range') || 'U+0-10FFFF',
  });
}

/** All Latin faces, and the faces of other scripts that the browser would use for text on the page. */
function findUsedFaces(page: Document, faces: FontFace[]): FontFace[] {
  const candidates = faces.map((face) => ({ face, pattern: toCharacterPattern(face) }));
  const used = new Set(candidates.filter(({ pattern }) => pattern.test('a')).map(({ face }) => face));
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const matching = candidates.filter(({ pattern }) => pattern.test(data)).map(({ face }) => face);
    if (parentElement === null || matching.every((face) => used.has(face))) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const [first = ''] = fontFamily.split(',').map(unquote);
    const distance = ({ weight }: FontFace) => Math.abs(Number.parseInt(weight) - Number(fontWeight));
    const sameFamily = matching.filter(({ family }) => unquote(family) === first);
    const nearest = Math.min(...sameFamily.map(distance));
    for (const face of sameFamily) if (distance(face) === nearest) used.add(face);
  }
  return [...used];
}

const unquote = (family: string) => family.trim().replaceAll(/^["']|["']$/g, '');

/** Converts a unicode-range such as `U+900-97F, U+20B9` to a pattern. */
const toCharacterPattern = ({ unicodeRange }: FontFace) =>
  new RegExp(
    `[${unicodeRange.replaceAll(/U\+([\da-f]+)(?:-([\da-f]+))?[,\s]*/gi, (_range, from: string, to = from) => `\\u{${from}}-\\u{${to as string}}`)}]`,
    'u',
  );
