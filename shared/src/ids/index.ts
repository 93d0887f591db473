export { createId } from './create-id';
