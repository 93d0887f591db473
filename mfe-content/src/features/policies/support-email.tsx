import { supportEmail } from '../../copy';

/** A link to the support e-mail address. */
export function SupportEmail() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
