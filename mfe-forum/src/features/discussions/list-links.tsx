import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { copy, words } from '../../copy';

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

/** To the first page of the list, and to how free questions are earned. */
export function ListLinks({ onLatest }: { onLatest: boolean }) {
  return (
    <Row>
      <AppLink to={siteRoutes.forum({ page: '1' })} aria-current={onLatest ? 'page' : undefined}>
        {copy.latestDiscussions}
      </AppLink>
      <AppLink to={siteRoutes.forumLearnMore}>
        {words.freeQuestions}
        <Icon name="right" size={20} />
      </AppLink>
    </Row>
  );
}
