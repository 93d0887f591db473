import { Form } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon } from '@oracle-astra/shared/ui';

const Pager = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
`;

interface PostsPagerProps {
  uid: string;
  page: number;
  pageCount: number;
}

/** Previous and next page of a user's posts, as a form that works without scripts. */
export function PostsPager({ uid, page, pageCount }: PostsPagerProps) {
  const t = useTranslations();
  if (pageCount < 2) return null;
  return (
    <Pager method="get" action="/profile/activities" aria-label={t('forum.posts.pages')}>
      <input type="hidden" name="uid" value={uid} />
      <Button variant="plain" small type="submit" name="page" value={page - 1} disabled={page <= 1}>
        <Icon name="left" size={20} />
        {t('forum.posts.previous')}
      </Button>
      <span className="small mute num">{t('forum.posts.position', { page, pageCount })}</span>
      <Button variant="plain" small type="submit" name="page" value={page + 1} disabled={page >= pageCount}>
        {t('forum.posts.next')}
        <Icon name="right" size={20} />
      </Button>
    </Pager>
  );
}
