const minBits = 96;
/** Repetition of this length is not random. */
const minRepeatedLength = 8;
const minDistinctSteps = 8;
const placeholderPattern =
  /change.?(me|it|this)|replace.?(me|it|this|with)|placeholder|(your|super|my).?(own.?)?(jwt.?)?secret|example|password|passw0rd|default|qwerty|letmein|insert.?(here|your)|do.?not.?use|development/i;

/** Shannon entropy of a text in bits. */
function computeEntropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

/** Whether a text repeats a shorter text, with a possibly incomplete end. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length - minRepeatedLength; period += 1) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}

/** Alphabetic and numeric sequences have few distinct distances between neighbours. */
function isSequence(text: string): boolean {
  const steps = new Set(Array.from(text.slice(1), (letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)));
  return steps.size < minDistinctSteps;
}

/** Whether a secret of sufficient length is still guessable. */
export function isWeakSecret(secret: string): boolean {
  return placeholderPattern.test(secret) || isRepeated(secret) || isSequence(secret) || computeEntropyBits(secret) < minBits;
}
