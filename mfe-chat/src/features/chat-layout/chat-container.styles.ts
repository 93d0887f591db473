import styled from 'styled-components';

/** A chat without a history. It is the `chat` container of the container queries in the chat's styles. */
export const ChatContainer = styled.div.attrs({ className: 'night' })`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding-bottom: var(--keyboard, 0);
  container: chat / size;
`;
