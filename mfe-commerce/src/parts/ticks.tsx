import styled from 'styled-components';
import { Icon } from '@oracle-astra/shared/ui';

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: var(--s-5) minmax(0, 1fr);
    gap: var(--s-3);
    padding-block: var(--s-1);
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  svg {
    margin-top: 2px;
    color: var(--good);
  }
`;

/** Benefits, each with a tick. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
