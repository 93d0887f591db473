import styled from 'styled-components';
import { site, type BlogPost } from '@oracle-astra/shared/contract';
import { languageOf } from '@oracle-astra/shared/format';
import { Crumb } from '@oracle-astra/shared/kit';
import { Wrap } from '@oracle-astra/shared/ui';
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
    <Wrap>
      <Head>
        <Crumb to={site.blogs()}>Blogs</Crumb>
        <h1 lang={languageOf(title)}>{title}</h1>
        <p className="small mute">
          {postDate(post)} · {minutes} {minutes === 1 ? 'minute' : 'minutes'}
        </p>
      </Head>
    </Wrap>
  );
}
