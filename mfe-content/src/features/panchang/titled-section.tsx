import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Title = styled.h2`
  font-size: var(--t-l);
  line-height: var(--l-l);
`;

interface TitledSectionProps {
  title: string;
  /** The id that in-page links point to. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function TitledSection({ title, anchor, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section className="stack" id={anchor} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}
