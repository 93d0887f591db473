import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSiteDetails } from '@oracle-astra/shared/ui';

/** The grievance officer and the company, which the consumer rules of 2020 and the IT rules of 2021 require. */
export function GrievanceOfficer() {
  const t = useTranslations();
  const { grievanceOfficer: officer, seller, supportMail } = useSiteDetails();
  const mail = officer?.mail ?? supportMail;
  return (
    <>
      {officer !== null && (
        <>
          <b translate="no">{officer.name}</b>
          {', '}
        </>
      )}
      <span>{t('content.officer.title')}: </span>
      <a href={`mailto:${mail}`}>{mail}</a>
      {officer !== null && officer.phone !== null && (
        <>
          {', '}
          <a href={`tel:${officer.phone}`}>{officer.phone}</a>
        </>
      )}
      <br />
      <span translate="no">{[seller.name, ...seller.address].join(', ')}</span>
      {seller.gstin !== '' && <span>{t('content.officer.gstin', { gstin: seller.gstin })}</span>}
    </>
  );
}
