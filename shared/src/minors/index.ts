export { ForAdults } from './for-adults';
