import type { ReactNode } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AuthorName } from '../people/author-name';
import { PersonAvatar } from '../people/person-avatar';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-2);
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--ink-2);
  b {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: inherit;
  }
`;

interface BylineProps {
  author: { uid: string; display_name: string; gender: string; avatar: string };
  /** The time of writing, ISO 8601. */
  at: string;
  /** The formatted time. */
  atText: ReactNode;
  /** Links the name to the author's profile. */
  isLinked?: boolean;
  /** Omits the avatar, which the caller renders. */
  hideAvatar?: boolean;
}

export function Byline({ author, at, atText, isLinked = false, hideAvatar = false }: BylineProps) {
  const { uid, display_name: name } = author;
  return (
    <Line>
      {!hideAvatar && <PersonAvatar person={author} />}
      <AuthorName name={name} profile={isLinked ? siteRoutes.profile(uid) : undefined} />
      <time dateTime={at}>{atText}</time>
    </Line>
  );
}
