import { rememberFonts } from '../early/fonts-had';

/**
 * Brings the letters that the page was painted without. All that it shows come together: each face that came alone would
 * have the whole page laid out anew. The others are there to be fetched when a later page shows letters of theirs.
 */
export async function bringFonts(page: Document): Promise<void> {
  const styles = [...page.querySelectorAll<HTMLStyleElement>('head > style[data-fonts][media]')];
  const release = styles[0]?.dataset.fonts;
  if (release === undefined) return;
  const faces = styles.flatMap((style) => [...(style.sheet?.cssRules ?? [])] as CSSFontFaceRule[]).map(faceOf);
  const loads = await Promise.allSettled(shownBy(page, faces).map((face) => face.load()));
  for (const face of faces) page.fonts.add(face);
  if (loads.every(({ status }) => status === 'fulfilled')) rememberFonts(release);
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  return new FontFace(of('font-family'), of('src'), { weight: of('font-weight') || '400', display: 'swap', unicodeRange: of('unicode-range') || 'U+0-10FFFF' });
}

/** The faces of Latin letters, and of others those that the browser would take for a text of the page. */
function shownBy(page: Document, faces: FontFace[]): FontFace[] {
  const drawn = faces.map((face) => ({ face, letters: lettersOf(face) }));
  const shown = new Set(drawn.filter(({ letters }) => letters.test('a')).map(({ face }) => face));
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const able = drawn.filter(({ letters }) => letters.test(data)).map(({ face }) => face);
    if (parentElement === null || able.every((face) => shown.has(face))) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    const [first = ''] = fontFamily.split(',').map(bare);
    const away = ({ weight }: FontFace) => Math.abs(Number.parseInt(weight) - Number(fontWeight));
    const fitting = able.filter(({ family }) => bare(family) === first);
    const nearest = Math.min(...fitting.map(away));
    for (const face of fitting) if (away(face) === nearest) shown.add(face);
  }
  return [...shown];
}

const bare = (family: string) => family.trim().replaceAll(/^["']|["']$/g, '');

/** As in `U+900-97F, U+20B9`. */
const lettersOf = ({ unicodeRange }: FontFace) =>
  new RegExp(`[${unicodeRange.replaceAll(/U\+([\da-f]+)(?:-([\da-f]+))?[,\s]*/gi, (_range, from: string, to = from) => `\\u{${from}}-\\u{${to as string}}`)}]`, 'u');
