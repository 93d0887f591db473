import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@oracle-astra/shared/ui';

const Text = styled.p`
  display: flex;
  gap: var(--s-1);
  align-items: flex-start;
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--bad);
  svg {
    margin-top: calc(var(--s-1) / 2);
  }
`;

/** The error of a field; the control refers to it by `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Text id={id}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </Text>
  );
}
