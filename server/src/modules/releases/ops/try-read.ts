/** What can be read; null if it cannot: operators need their page most while something is damaged. */
export async function tryRead<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch {
    // The page says of each part that it could not be read.
    return null;
  }
}
