import { LocaleOffer } from './locale-offer';
import { useCarriedInput } from './use-carried-input';
import { useChosenLocale } from './use-chosen-locale';
import { useUnsavedLocale } from './use-unsaved-locale';
import { useLocaleOffer } from './use-locale-offer';

/**
 * The effects of a language preference on an open page: redirecting personal pages, restoring carried input, storing the choice,
 * offering the other language.
 */
export function LocaleEffects() {
  useChosenLocale();
  useCarriedInput();
  useUnsavedLocale();
  const { isOffered, stay } = useLocaleOffer();
  return isOffered && <LocaleOffer onStay={stay} />;
}
