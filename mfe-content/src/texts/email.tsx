import { supportEmail } from '../copy';

/** The support address as a link. */
export function Email() {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
