import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.div`
  flex: 1 0 100%;
`;

/** A lead paragraph below the title of a section. */
export function SectionLead({ small, children }: { small?: boolean; children: ReactNode }) {
  return (
    <Line>
      <p className={small ? 'small mute read' : 'mute read'}>{children}</p>
    </Line>
  );
}
