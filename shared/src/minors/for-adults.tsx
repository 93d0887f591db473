import type { ReactNode } from 'react';
import { useGetMeQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type Minor } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, Callout } from '@oracle-astra/shared/ui';

interface ForAdultsProps {
  /** Whether the consent of a parent is enough. */
  orWithConsent?: boolean;
  /** Whether minors see nothing here, because the page says why elsewhere. */
  quiet?: boolean;
  /** Whether something is already pending here, such as a payment, which minors may finish or drop. */
  isBegun?: boolean;
  children?: ReactNode;
}

/** The signed-in person's own state as a minor; undefined for adults, visitors, and until it is known. */
function useMinor(): Minor | undefined {
  const { isSignedIn } = useSession();
  const { currentData } = useGetMeQuery(undefined, { skip: !isSignedIn });
  return currentData?.minor;
}

/** Content that people under 18 may not use, or only with a parent's consent. They see the reason; the server refuses the calls too. */
export function ForAdults({ orWithConsent = false, quiet = false, isBegun = false, children }: ForAdultsProps) {
  const t = useTranslations();
  const minor = useMinor();
  if (minor === undefined || isBegun || (orWithConsent && minor.has_consent)) return children;
  if (quiet) return null;
  return (
    <Callout>
      {orWithConsent
        ? t.rich('shared.minor.needsConsent', { link: (content) => <AppLink to={siteRoutes.privacy}>{content}</AppLink> })
        : t('shared.minor.notOffered')}
    </Callout>
  );
}
