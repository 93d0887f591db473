import { useState } from 'react';
import styled from 'styled-components';
import { SegmentedRadioGroup, SelectField, TextField } from '@oracle-astra/shared/forms';
import { people, type Person } from '@oracle-astra/shared/testing';
import { Banner, Button } from '@oracle-astra/shared/ui';
import { themes, widths, type State } from '../state';
import { EndpointFaults } from './endpoint-faults';

const Board = styled.form`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  padding: var(--s-4);
  border-right: 1px solid var(--rule);
  background: var(--paper-sunk);
`;

const personLabels: Record<Person, string> = {
  visitor: 'Visitor',
  new: 'New: no name, no question left',
  member: 'Member: Kavita, 240 points',
  subscriber: 'Subscriber',
  banned: 'Banned',
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface SettingsProps {
  state: State;
  /** Unknown settings in the address. */
  unknown: readonly string[];
  /** The address of the page without the switchboard. */
  frame: string;
  onChange: (state: State) => void;
}

/** The settings for person, language, theme, width and faults. */
export function Settings({ state, unknown, frame, onChange }: SettingsProps) {
  const set = (part: Partial<State>) => onChange({ ...state, ...part });
  return (
    <Board aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      {unknown.length > 0 && (
        <Banner tone="bad" icon="alert">
          The address has settings that are not known here: {unknown.join(', ')}.
        </Banner>
      )}
      <SelectField name="person" label="Person" value={state.person} onChange={({ target }) => set({ person: target.value as Person })}>
        {people.map((person) => (
          <option key={person} value={person}>
            {personLabels[person]}
          </option>
        ))}
      </SelectField>
      <SegmentedRadioGroup
        name="language"
        label="Language"
        value={state.language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी', lang: 'hi' },
        ]}
        onChange={(language) => set({ language })}
      />
      <SegmentedRadioGroup
        name="theme"
        label="Theme"
        value={state.theme}
        options={themes.map((theme) => ({ value: theme, label: capitalize(theme) }))}
        onChange={(theme) => set({ theme })}
      />
      <SegmentedRadioGroup
        name="width"
        label="Width"
        value={`${state.width}`}
        options={widths.map((width) => ({ value: `${width}`, label: `${width}` }))}
        onChange={(chosen) => set({ width: widths.find((width) => `${width}` === chosen) ?? state.width })}
      />
      <TextField
        name="at"
        type="datetime-local"
        label="Time in India"
        hint="Empty: the time of the test data"
        value={state.at}
        onChange={({ target }) => set({ at: target.value })}
      />
      <EndpointFaults faults={state.faults} onChange={(faults) => set({ faults })} />
      <div className="row">
        <Button onClick={() => set({ faults: {} })}>All answer</Button>
        <CopyAddress />
      </div>
      <p className="tiny mute">
        The setting stands in the address and can be sent. <a href={frame}>Open the page alone</a>, as a test does.
      </p>
    </Board>
  );
}

function CopyAddress() {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy this setting'}</Button>;
}
