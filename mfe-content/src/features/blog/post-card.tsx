import styled from 'styled-components';
import { siteRoutes, type BlogEntry } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { AppLink } from '@oracle-astra/shared/ui';
import { toPlainText } from './plain-text';
import { formatPostDate } from './post-meta';
import { PostPicture } from './post-picture';

/** One column of posts below 768 px, three from 768 px on. */
export const PostGrid = styled.div<{ $spacious?: boolean }>`
  display: grid;
  gap: ${({ $spacious }) => ($spacious ? 'var(--s-6)' : 'var(--s-5)')};
  ${media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ $spacious }) => ($spacious ? 'var(--s-10) var(--s-6)' : 'var(--s-6)')};
  }
`;

/** The image is beside the text below 768 px, and above it from 768 px on. */
export const PostBox = styled.div`
  display: grid;
  grid-template-columns: min(6rem, 30%) minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  align-items: start;
  ${media.m} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PostThumbnail = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--r-s);
  background: var(--night);
  color: var(--gold);
  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
  }
  svg {
    width: 72%;
    height: auto;
  }
  ${media.m} {
    aspect-ratio: 16 / 10;
    svg {
      width: 44%;
    }
  }
`;

const Card = styled(PostBox)`
  color: inherit;
  text-decoration: none;
  h2,
  h3 {
    font-size: var(--t-m);
    line-height: 1.5rem;
  }
  &:hover :is(h2, h3) {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  ${media.m} {
    h2,
    h3 {
      font-size: var(--t-l);
      line-height: var(--l-l);
    }
  }
`;

interface PostCardProps {
  post: BlogEntry;
  /** The heading level of the title. */
  level: 2 | 3;
  lazy?: boolean;
}

/** A post in a list: image, date, title and excerpt. */
export function PostCard({ post, level, lazy }: PostCardProps) {
  const t = useTranslations();
  const Title = level === 2 ? 'h2' : 'h3';
  const title = toPlainText(post.title.rendered);
  const excerpt = toPlainText(post.excerpt.rendered);
  return (
    <Card as={AppLink} to={siteRoutes.blog(post.slug)}>
      <PostThumbnail>
        <PostPicture post={post} lazy={lazy} />
      </PostThumbnail>
      <div className="stack-2">
        <span className="tiny mute">{formatPostDate(post, t)}</span>
        <Title lang={getTextLang(title)}>{title}</Title>
        <span className="small mute" lang={getTextLang(excerpt)}>
          {excerpt}
        </span>
      </div>
    </Card>
  );
}
