import { useListDiscussionsQuery } from '@oracle-astra/shared/api';
import { siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { formatDate, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { LinkRows } from '@oracle-astra/shared/components';
import { Loading, SkeletonText } from '@oracle-astra/shared/ui';

const count = 6;

/** Links to the newest discussions; renders nothing if they fail to load, because the page works without them. */
export function NewestDiscussions() {
  const t = useTranslations();
  const { currentData, isError } = useListDiscussionsQuery({ start: 1 });
  if (isError) return null;
  if (!currentData) {
    return (
      <Loading label={t('forum.list.loading')}>
        <SkeletonText lines={count} />
      </Loading>
    );
  }
  const links = currentData.discussions.slice(0, count).map(({ did, title, created_at }) => ({
    to: siteRoutes.discussion(slugify(title), did),
    label: title,
    lang: getTextLang(title),
    note: formatDate(created_at, t),
  }));
  return <LinkRows links={links} />;
}
