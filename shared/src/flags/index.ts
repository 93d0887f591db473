export { createPageProvider } from './page-provider';
export { track } from './track-goal';
export { useBooleanFlagValue, useFlagValues, useNumberFlagValue, useStringFlagValue } from './use-flag';
