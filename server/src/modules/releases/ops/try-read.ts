/** Reads a part of the page; null if it is unreadable, because operators need their page most while something is damaged. */
export async function tryRead<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch {
    // The page reports an unreadable part.
    return null;
  }
}
