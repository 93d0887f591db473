export { useCountdown } from './use-countdown';
export { useOnlineStatus } from './use-online-status';
