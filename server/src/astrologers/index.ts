export { prepareReader } from './reader/prepare-reader';
export { findGrounds as groundsOf } from './reader/grounds';
export { greeting } from './reader/greeting';
export { createModelAstrologer } from './model/model-astrologer';
export { createBuiltInReader } from './reader/built-in-reader';
export { withStatedPlace } from './question/places/stated-place';
export type { ModelBudget, Usage } from './model/usage';
export type { Astrologer, Grounds, Question } from './types';
