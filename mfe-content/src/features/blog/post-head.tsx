import styled from 'styled-components';
import { siteRoutes, type BlogPost } from '@oracle-astra/shared/contract';
import { detectLanguage } from '@oracle-astra/shared/format';
import { BackLink } from '@oracle-astra/shared/components';
import { Container } from '@oracle-astra/shared/ui';
import { plainText } from './plain-text';
import { postDate, readingMinutes } from './post-words';

const Head = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  padding-top: var(--s-8);
  h1 {
    max-width: 17em;
  }
`;

/** Title and date of a post, and how long it takes. */
export function PostHead({ post }: { post: BlogPost }) {
  const title = plainText(post.title.rendered);
  const minutes = readingMinutes(post);
  return (
    <Container>
      <Head>
        <BackLink to={siteRoutes.blogs()}>Blogs</BackLink>
        <h1 lang={detectLanguage(title)}>{title}</h1>
        <p className="small mute">
          {postDate(post)} · {minutes} {minutes === 1 ? 'minute' : 'minutes'}
        </p>
      </Head>
    </Container>
  );
}
