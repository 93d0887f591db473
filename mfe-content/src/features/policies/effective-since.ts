/** The line under the title of every policy. */
export const effectiveSince = 'In force since 1 Oct 2026';
