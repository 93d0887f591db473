export { SignConstellation } from '@oracle-astra/shared/art';
