import type { SensitiveTopic } from '../classify/safety-keywords';

/** For each topic its paragraphs, each in several wordings. */
export type SensitivePhrases = Record<SensitiveTopic, readonly (readonly [string, ...string[]])[]>;
