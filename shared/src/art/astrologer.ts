/** The two astrologers. */
export type AstrologerName = 'Oracle' | 'Astra';
