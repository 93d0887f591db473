export { Slot } from './slot';
