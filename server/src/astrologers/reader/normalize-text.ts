const marks = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/**
 * A text as its words between single spaces, in lower case, with spelling variants folded into one form:
 * accents and nukta removed, chandrabindu as anusvara, hyphens as spaces. It starts and ends with a space.
 */
export function normalizeText(text: string): string {
  const folded = text.normalize('NFD').replace(marks, '').replaceAll('ँ', 'ं').replaceAll('’', "'").toLowerCase();
  return ` ${(folded.match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).join(' ')} `;
}
