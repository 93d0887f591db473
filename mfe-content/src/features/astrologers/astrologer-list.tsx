import styled from 'styled-components';
import { AstrologerCard } from './astrologer-card';
import { useAstrologers } from './use-astrologers';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

/** The two astrologers, without actions. */
export function AstrologerList() {
  return (
    <List>
      {useAstrologers().map((astrologer) => (
        <AstrologerCard key={astrologer.key} astrologer={astrologer} />
      ))}
    </List>
  );
}
