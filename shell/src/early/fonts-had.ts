const kept = 'fonts';

/** The release whose fonts this browser has. Storage may be forbidden: then every visit is the first one. */
export function recallFonts(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

export function rememberFonts(release: string): void {
  try {
    localStorage.setItem(kept, release);
  } catch {
    // See above.
  }
}
