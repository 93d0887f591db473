import styled from 'styled-components';
import { Button, Icon } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { useGoBack } from './use-go-back';

const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-height: var(--tap);
  margin-left: calc(var(--s-1) * -1);
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--t-s);
  line-height: var(--l-s);
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

/** The way back, above a title. */
export function GoBackAbove() {
  return (
    <Plain type="button" onClick={useGoBack()}>
      <Icon name="left" size={20} />
      {copy.goBack}
    </Plain>
  );
}

/** The way back, at the foot of a text. */
export function GoBackButton() {
  return (
    <Button onClick={useGoBack()}>
      <Icon name="left" size={20} />
      {copy.goBack}
    </Button>
  );
}
