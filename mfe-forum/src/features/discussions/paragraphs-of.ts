/** The paragraphs of a text as it was typed: every line that is not empty is one. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).map((line) => line.trim()).filter((line) => line !== '');
}
