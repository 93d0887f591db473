/** The moment that the data of the tests is for; the frame's clock starts there, so that pictures stay the same. */
export const now = Date.UTC(2026, 10, 21, 13, 22, 30);
