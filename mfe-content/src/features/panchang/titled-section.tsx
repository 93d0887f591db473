import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Title = styled.h2`
  font-size: var(--t-l);
  line-height: var(--l-l);
`;

/** A part of the page under its heading. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}
