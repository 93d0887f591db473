import styled from 'styled-components';
import { Icon } from '@oracle-astra/shared/ui';

const List = styled.ul`
  font-size: var(--t-s);
  line-height: var(--l-s);
  li {
    display: grid;
    grid-template-columns: var(--s-5) minmax(0, 1fr);
    gap: var(--s-3);
    padding-block: var(--s-1);
  }
  svg {
    margin-top: calc(var(--s-1) / 2);
    color: var(--good);
  }
`;

/** A list of included features, each with a tick. The texts are the keys, so they must be unique. */
export function CheckList({ items }: { items: readonly string[] }) {
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
