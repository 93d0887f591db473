import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.div`
  flex: 1 0 100%;
`;

/** A lead paragraph below the title of a section. */
export function SectionLead({ children }: { children: ReactNode }) {
  return (
    <Line>
      <p className="mute read">{children}</p>
    </Line>
  );
}
