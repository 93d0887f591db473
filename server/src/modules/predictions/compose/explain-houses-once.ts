const explained = /(house|from your Moon|भाव|स्थान) \(([^)]+)\)/g;

/** Says what a house stands for where it is first named, and not again in the same text. */
export function explainHousesOnce(text: string): string {
  const said = new Set<string>();
  return text.replace(explained, (whole, word: string, matters: string) => {
    if (said.has(matters)) return word;
    said.add(matters);
    return whole;
  });
}
