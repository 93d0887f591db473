import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from './skeleton';

const Lines = styled.div`
  display: grid;
  gap: var(--s-3);
`;

/** The skeleton of a paragraph with this many lines, of which the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} $width={index === lines - 1 ? 'half' : 'most'} />
      ))}
    </Lines>
  );
}

const Card = styled(Lines)`
  padding-block: var(--s-5);
  & + & {
    border-top: 1px solid var(--rule);
  }
`;

/** The skeleton of a post in a list: author, two lines of title, tags and actions. */
export function SkeletonCard() {
  return (
    <Card aria-hidden="true">
      <div className="row">
        <Skeleton $kind="circle" />
        <Skeleton $width="short" />
      </div>
      <Skeleton $kind="title" $width="most" />
      <Skeleton $kind="title" $width="half" />
      <div className="row">
        <Skeleton $kind="tag" $width="tag" />
        <Skeleton $kind="tag" $width="tag" />
        <Skeleton $kind="tag" $width="short" />
      </div>
      <Skeleton $kind="tag" $width="third" />
    </Card>
  );
}

/** Wraps skeletons: announces once what is loading and hides the shapes from screen readers. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
