import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';
import { formatAuthorName, isDeletedUser } from './format-author-name';

/** The name of an author, linked to `profile` unless the account was deleted. Marked as not to be translated. */
export function AuthorName({ name, profile }: { name: string; profile?: string }) {
  const t = useTranslations();
  if (isDeletedUser(name)) return <b lang={t.locale}>{formatAuthorName(name, t)}</b>;
  return <b translate="no">{profile === undefined ? name : <AppLink to={profile}>{name}</AppLink>}</b>;
}
