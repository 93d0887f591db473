import styled from 'styled-components';
import { isThreeColumns } from '../../components/reading-columns.styles';
import { AstrologerCard } from './astrologer-card';
import { useAstrologers } from './use-astrologers';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  ${isThreeColumns} {
    article {
      grid-template-columns: minmax(0, 1fr);
    }
    article > svg {
      width: 6.5rem;
    }
  }
`;

/** The two astrologers, without actions. In a narrow column the portraits are above the names. */
export function AstrologerList() {
  return (
    <List>
      {useAstrologers().map((astrologer) => (
        <AstrologerCard key={astrologer.key} astrologer={astrologer} />
      ))}
    </List>
  );
}
