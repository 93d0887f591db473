import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Icon } from '@oracle-astra/shared/ui';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s-3);
  font-size: var(--t-s);
  line-height: var(--l-s);
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
    min-height: var(--tap);
    text-decoration: none;
  }
`;

/** Links to the latest discussions and to the page about free questions. */
export function ListLinks({ isLatest }: { isLatest: boolean }) {
  const t = useTranslations();
  return (
    <Row>
      <AppLink to={siteRoutes.forum({ page: '1' })} aria-current={isLatest ? 'page' : undefined}>
        {t('forum.list.latest')}
      </AppLink>
      <AppLink to={siteRoutes.forumLearnMore}>
        {t('forum.list.freeQuestions')}
        <Icon name="right" size={20} />
      </AppLink>
    </Row>
  );
}
