import { useContext } from 'react';
import { SiteAddressContext, useSiteDetails } from '@oracle-astra/shared/ui';
import { JsonLd } from '../../components/json-ld';

/** The operator of the site as structured data for search engines. */
export function OrganizationData() {
  const site = useContext(SiteAddressContext);
  const { supportMail, facebook, instagram, seller } = useSiteDetails();
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: 'Oracle & Astra',
        legalName: seller.name,
        url: `${site}/`,
        logo: `${site}/icons/512.png`,
        sameAs: [facebook, instagram].filter((link) => link !== null),
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportMail, availableLanguage: ['en', 'hi'] },
      }}
    />
  );
}
