export { findSubscription, hasNewestKey, isPushSupported, subscribe, toPushRequest, toPushState } from './subscription';
export { forgetPushChoice, hasPushChoice, keepPushChoice } from './push-choice';
