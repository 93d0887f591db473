import { LocaleOffer } from './locale-offer';
import { useCarriedInput } from './use-carried-input';
import { useChosenLocale } from './use-chosen-locale';
import { useLocaleOffer } from './use-locale-offer';

/** What the choice of a language changes in an open page: where it leads, what it brings, what it offers. */
export function LocaleEffects() {
  useChosenLocale();
  useCarriedInput();
  const { isOffered, stay } = useLocaleOffer();
  return isOffered && <LocaleOffer onStay={stay} />;
}
