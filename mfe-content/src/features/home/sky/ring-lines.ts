export { ZodiacRingLines } from '@oracle-astra/shared/art';
