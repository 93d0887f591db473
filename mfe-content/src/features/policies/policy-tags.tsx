import styled from 'styled-components';
import type { Tag } from '@oracle-astra/shared/i18n';
import { AppLink, useSiteDetails } from '@oracle-astra/shared/ui';

import { GrievanceOfficer } from './grievance-officer';

// An address cannot wrap by itself, and with large text it is wider than a phone.
const MailLink = styled.a`
  overflow-wrap: anywhere;
`;

/** A tag of a message that links to a page of the site. */
export const linkTo =
  (to: string): Tag =>
  (content) => <AppLink to={to}>{content}</AppLink>;

/** The values of messages that contain the support e-mail address: `<mail>{address}</mail>`. */
export const supportMail = { address: '', mail: () => <SupportMail /> };

/** The support address, from the details of the site. */
function SupportMail() {
  const { supportMail: address } = useSiteDetails();
  return <MailLink href={`mailto:${address}`}>{address}</MailLink>;
}

/** The paragraph that names the grievance officer. */
export const grievanceOfficer = () => <GrievanceOfficer />;

/** A tag for a name that is not translated. */
export const name: Tag = (content) => <span translate="no">{content}</span>;
