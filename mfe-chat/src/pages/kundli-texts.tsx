import { SignCarousel } from '@oracle-astra/shared/carousel';
import { KundliArticles } from '../features/kundli-articles/kundli-articles';

export { KundliFaq } from '../features/kundli-articles/kundli-faq';

/** Signs and articles below the form for birth details. */
export function KundliTexts() {
  return (
    <>
      <SignCarousel ruled />
      <KundliArticles />
    </>
  );
}
