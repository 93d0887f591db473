export { findSubscription, isPushSupported, subscribe, toPushRequest } from './subscription';
export { forgetPushChoice, hasPushChoice, keepPushChoice } from './push-choice';
