import type { ReactNode } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { Avatar } from '@oracle-astra/shared/components';
import { AppLink } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { faceOf } from './face-of';

const By = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
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
  time {
    flex: none;
  }
`;

interface BylineProps {
  author: { uid: string; display_name: string; gender: string };
  /** When it was written, ISO 8601, and how it reads. */
  at: string;
  atText: ReactNode;
  /** Leads from the name to the profile. */
  linked?: boolean;
  /** The face stands elsewhere. */
  faceless?: boolean;
}

/** Who wrote, and when. */
export function Byline({ author, at, atText, linked = false, faceless = false }: BylineProps) {
  const { uid, display_name: name, gender } = author;
  return (
    <By>
      {!faceless && <Avatar gender={faceOf(gender)} size="s" />}
      <b>{linked && name !== copy.deletedUser ? <AppLink to={siteRoutes.profile(uid)}>{name}</AppLink> : name}</b>
      <time dateTime={at}>{atText}</time>
    </By>
  );
}
