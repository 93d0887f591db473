import styled from 'styled-components';
import { AstrologerCard } from './astrologer-card';
import { useAstrologerTexts } from './use-astrologer-texts';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

/** Who the two are. */
export function AstrologerList() {
  return (
    <List>
      {useAstrologerTexts().map((astrologer) => (
        <AstrologerCard key={astrologer.key} astrologer={astrologer} />
      ))}
    </List>
  );
}
