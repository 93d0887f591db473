import styled from 'styled-components';
import { useGetPostNeighbourQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type BlogEntry } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Icon, Container } from '@oracle-astra/shared/ui';
import { toPlainText } from './plain-text';

const Row = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: 6rem;
  border-top: 1px solid var(--control);
  margin-bottom: var(--s-12);
  a {
    display: grid;
    gap: var(--s-1);
    align-content: start;
    padding-block: var(--s-4);
    color: inherit;
    text-decoration: none;
    font-size: var(--t-s);
    line-height: 1.375rem;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  .tiny {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
  }
`;

const Previous = styled(AppLink)`
  padding-right: var(--s-4);
`;

const Next = styled(AppLink)`
  grid-column: 2;
  justify-items: end;
  padding-left: var(--s-4);
  border-left: 1px solid var(--rule);
  text-align: right;
`;

/** Links to the posts published before and after the given date. */
export function PostNeighbours({ date }: { date: string }) {
  const t = useTranslations();
  const { currentData: previous } = useGetPostNeighbourQuery({ side: 'previous', date });
  const { currentData: next } = useGetPostNeighbourQuery({ side: 'next', date });
  return (
    <Container>
      <Row aria-label={t('content.post.neighbours')}>
        {previous && (
          <Previous to={siteRoutes.blog(previous.slug)}>
            <span className="tiny mute">
              <Icon name="left" size={16} />
              {t('content.post.previous')}
            </span>
            <Title post={previous} />
          </Previous>
        )}
        {next && (
          <Next to={siteRoutes.blog(next.slug)}>
            <span className="tiny mute">
              {t('content.post.next')}
              <Icon name="right" size={16} />
            </span>
            <Title post={next} />
          </Next>
        )}
      </Row>
    </Container>
  );
}

function Title({ post }: { post: BlogEntry }) {
  const title = toPlainText(post.title.rendered);
  return <b lang={getTextLang(title)}>{title}</b>;
}
