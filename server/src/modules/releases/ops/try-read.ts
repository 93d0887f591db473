/** What can be read; null where it cannot: operators need their page most while something is damaged. */
export function tryRead<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    // The page says of each part that it could not be read.
    return null;
  }
}
