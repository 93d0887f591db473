export { groundsOf } from './reader/grounds';
export { greeting } from './reader/greeting';
export { createBuiltInReader } from './reader/built-in-reader';
export type { Astrologer, Grounds, Question } from './types';
