import styled from 'styled-components';
import { siteRoutes, type BlogPost } from '@oracle-astra/shared/contract';
import { detectLanguage } from '@oracle-astra/shared/format';
import { BackLink } from '@oracle-astra/shared/components';
import { Container } from '@oracle-astra/shared/ui';
import { toPlainText } from './plain-text';
import { formatPostDate, getReadingMinutes } from './post-meta';

const Header = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-8);
  h1 {
    max-width: 17em;
  }
`;

/** Title, date and reading time of a post. */
export function PostHeader({ post }: { post: BlogPost }) {
  const title = toPlainText(post.title.rendered);
  const minutes = getReadingMinutes(post);
  return (
    <Container>
      <Header>
        <BackLink to={siteRoutes.blogs()}>Blogs</BackLink>
        <h1 lang={detectLanguage(title)}>{title}</h1>
        <p className="small mute">
          {formatPostDate(post)} · {minutes} {minutes === 1 ? 'minute' : 'minutes'}
        </p>
      </Header>
    </Container>
  );
}
