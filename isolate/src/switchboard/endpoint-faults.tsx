import styled from 'styled-components';
import { isolatedRemote } from 'isolated-data';
import { FieldGroup, Legend, Select } from '@oracle-astra/shared/forms';
import { getEndpointLabel, getEndpointName } from '../endpoints';
import { everyEndpoint, faults as allFaults, type Fault, type State } from '../state';

const List = styled.ul`
  border-top: 1px solid var(--control);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 9rem;
    gap: var(--s-2);
    align-items: center;
    padding-block: var(--s-1);
    border-bottom: 1px solid var(--rule);
    font-size: var(--t-xs);
    line-height: var(--l-xs);
  }
  label {
    overflow-wrap: anywhere;
  }
  label[data-set] {
    color: var(--bad);
    font-weight: 600;
  }
  select {
    min-height: var(--tap);
    padding-block: 0;
    font-size: var(--t-s);
  }
`;

const faultLabels: Record<Fault, string> = {
  slow: 'slow, 3 s',
  waits: 'never answers',
  '500': 'fails, 500',
  empty: 'empty',
  offline: 'offline',
  expired: 'expired token',
};

const names = Object.keys(isolatedRemote.answers('member')).flatMap((path) => getEndpointName(path) ?? []);
const endpoints = [everyEndpoint, ...new Set(['me', ...names])];

interface EndpointFaultsProps {
  faults: State['faults'];
  onChange: (faults: State['faults']) => void;
}

/** A select of the fault of each endpoint of the remote. */
export function EndpointFaults({ faults, onChange }: EndpointFaultsProps) {
  const set = (endpoint: string, fault: Fault | undefined) => {
    const { [endpoint]: _before, ...others } = faults;
    onChange(fault === undefined ? others : { ...others, [endpoint]: fault });
  };
  return (
    <FieldGroup>
      <Legend>What the server does</Legend>
      <List>
        {endpoints.map((endpoint) => (
          <li key={endpoint}>
            <label htmlFor={`fault-${endpoint}`} data-set={faults[endpoint]}>
              {endpoint === everyEndpoint ? 'everything else' : getEndpointLabel(endpoint)}
            </label>
            <Select
              id={`fault-${endpoint}`}
              value={faults[endpoint] ?? ''}
              onChange={({ target }) =>
                set(
                  endpoint,
                  allFaults.find((each) => each === target.value),
                )
              }
            >
              <option value="">answers</option>
              {allFaults.map((fault) => (
                <option key={fault} value={fault}>
                  {faultLabels[fault]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </List>
    </FieldGroup>
  );
}
