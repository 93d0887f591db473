import styled from 'styled-components';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { offerFigures } from '../../copy';

const Narrow = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: 40rem;
`;

/** The bonus of the first subscribers of a month. */
export function Bonus() {
  return (
    <Narrow>
      <p className="small mute">For the first {offerFigures.firstSubscribers} subscribers of the month.</p>
      <DescriptionList
        rows={[
          { term: 'A marriage muhurat report', value: `free, worth ${formatRupees(offerFigures.muhuratReport)}` },
          { term: 'Your questions to Oracle', value: 'answered first' },
        ]}
      />
    </Narrow>
  );
}
