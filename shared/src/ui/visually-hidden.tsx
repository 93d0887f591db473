import styled from 'styled-components';

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span.attrs({ className: 'sr' })``;
