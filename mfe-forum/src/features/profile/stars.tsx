import styled from 'styled-components';
import type { Profile } from '@oracle-astra/shared/contract';
import { media } from '@oracle-astra/shared/theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid var(--rule);
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: var(--s-3) var(--s-2) var(--s-3) 0;
    overflow-wrap: anywhere;
  }
  div + div {
    padding-left: var(--s-3);
    border-left: 1px solid var(--rule);
  }
  dt {
    font-size: var(--t-xs);
    line-height: var(--l-xs);
    color: var(--ink-2);
  }
  dd {
    font: 500 var(--t-m) / 1.5rem var(--serif);
  }
  ${media.m} {
    dd {
      font-size: var(--t-l);
      line-height: var(--l-l);
    }
  }
`;

const unset = 'Not set';

/** Rashi, nakshatra and mahadasha of a profile. */
export function Stars({ rashi, nakshatra, current_mahadasha: mahadasha }: Profile) {
  return (
    <List>
      <div>
        <dt>Rashi</dt>
        <dd>{rashi ?? unset}</dd>
      </div>
      <div>
        <dt>Nakshatra</dt>
        <dd>{nakshatra ?? unset}</dd>
      </div>
      <div>
        <dt>Mahadasha</dt>
        <dd>{mahadasha ?? unset}</dd>
      </div>
    </List>
  );
}
