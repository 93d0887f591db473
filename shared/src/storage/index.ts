export { safeStorage, type SafeStorage } from './safe-storage';
