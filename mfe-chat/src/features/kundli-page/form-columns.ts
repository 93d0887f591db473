import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Container } from '@oracle-astra/shared/ui';

/** Saved records, form and questions: in this order on a phone; from 1024 pixels on the form is beside the other two. */
export const FormColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  padding-block: var(--s-8) var(--s-12);
  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto auto 1fr;
    column-gap: var(--s-16);
    padding-block: var(--s-12) var(--s-16);
    > [data-form] {
      grid-area: 2 / 1 / span 2;
    }
    > [data-saved] {
      grid-area: 1 / 2 / span 2;
    }
    > [data-faq] {
      grid-area: 1 / 2 / span 3;
    }
    > [data-saved] ~ [data-faq] {
      grid-area: 3 / 2;
    }
  }
`;
