import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { localizePath } from '@oracle-astra/shared/contract';
import { useLocale } from '@oracle-astra/shared/i18n';
import { ButtonAnchor, SiteAddressContext } from '@oracle-astra/shared/ui';

/** A link to the page of the frame on the site itself. */
export function SiteLink({ children }: { children: React.ReactNode }) {
  const site = useContext(SiteAddressContext);
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ButtonAnchor href={site + localizePath(pathname + search, locale)} variant="primary">
      {children}
    </ButtonAnchor>
  );
}
