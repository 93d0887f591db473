import type { ReactNode } from 'react';
import { defaultLocale, localizePath } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout } from '@oracle-astra/shared/ui';

/** Says on a translated legal text that the English one is binding, with a link to it. */
export function CourtesyNotice({ path }: { path: string }) {
  const t = useTranslations();
  if (t.locale === defaultLocale) return null;
  // A plain link, because a document keeps its language.
  const english = (content: ReactNode) => (
    <a href={localizePath(path, defaultLocale)} hrefLang={defaultLocale}>
      {content}
    </a>
  );
  return <Callout>{t.rich('content.policies.courtesy', { english })}</Callout>;
}
