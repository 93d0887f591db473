const explained = /(house|from your Moon|भाव|स्थान) \(([^)]+)\)/g;

/** Explains a house at its first mention in a text, and not again. */
export function explainHousesOnce(text: string): string {
  const explainedHouses = new Set<string>();
  return text.replace(explained, (whole, word: string, matters: string) => {
    if (explainedHouses.has(matters)) return word;
    explainedHouses.add(matters);
    return whole;
  });
}
