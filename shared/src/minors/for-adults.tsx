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
  /** Whether something has begun here, such as a payment, which minors can finish or drop. */
  isBegun?: boolean;
  children?: ReactNode;
}

/** The signed-in person's own state as a minor; undefined for adults, visitors, and until it is known. */
function useMinor(): Minor | undefined {
  const { isSignedIn } = useSession();
  const { currentData } = useGetMeQuery(undefined, { skip: !isSignedIn });
  return currentData?.minor;
}

/** What is not for people under 18, or only with the consent of a parent. They see why; the server refuses it anyway. */
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
