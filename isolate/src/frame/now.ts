/** The moment to which the test data belongs. The frame's clock starts there unless the address sets another time, so that pictures are reproducible. */
export const now = Date.UTC(2026, 10, 21, 13, 22, 30);
