import type { DocumentDetails, FlagValue, FlagValues } from '@oracle-astra/shared/contract';
import { useSiteDetails } from '@oracle-astra/shared/ui';

const none: FlagValues = {};

/** The values that came with the document; server and browser render with the same ones, and a page keeps them until its next document. */
export const useFlagValues = (): FlagValues => (useSiteDetails() as DocumentDetails).flags ?? none;

function useValue<Value extends FlagValue>(name: string, usual: Value): Value {
  const value = useFlagValues()[name];
  return typeof value === typeof usual ? (value as Value) : usual;
}

/*
 * The hooks have the names and arguments of OpenFeature's React SDK, which can replace them by the provider in `page-provider.ts`.
 * `usual` is the default of the declaration in `flags.json`, as lint says.
 */
export const useBooleanFlagValue = (name: string, usual: boolean): boolean => useValue(name, usual);
export const useStringFlagValue = <Value extends string = string>(name: string, usual: Value): Value => useValue(name, usual);
export const useNumberFlagValue = <Value extends number = number>(name: string, usual: Value): Value => useValue(name, usual);
