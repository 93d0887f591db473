/** The two who answer. */
export type AstrologerName = 'Oracle' | 'Astra';
