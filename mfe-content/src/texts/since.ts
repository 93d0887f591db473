/** What stands under the title of every policy. */
export const inForce = 'In force since 1 Oct 2026';
