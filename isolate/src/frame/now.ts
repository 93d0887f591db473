/** The moment to which the test data belongs. The frame's clock starts there, so that pictures are reproducible. */
export const now = Date.UTC(2026, 10, 21, 13, 22, 30);
