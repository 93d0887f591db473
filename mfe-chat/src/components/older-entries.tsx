import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';

interface OlderEntriesProps {
  count: number;
  /** The maximum number of entries that the server lists. */
  max: number;
}

/** Says below a list without pages that it may not be complete, and where older entries are; renders nothing below a shorter list. */
export function OlderEntries({ count, max }: OlderEntriesProps) {
  const t = useTranslations();
  if (count < max) return null;
  return (
    <p className="tiny mute">
      {t.rich('chat.list.older', { count, link: (content) => <AppLink to={siteRoutes.deleteAccount}>{content}</AppLink> })}
    </p>
  );
}
