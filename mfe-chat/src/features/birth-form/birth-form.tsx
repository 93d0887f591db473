import type { ReactNode } from 'react';
import styled from 'styled-components';
import { genders, maritalStatuses } from '@oracle-astra/shared/contract';
import { SegmentedRadioGroup, SelectField, TextAreaField, TextField } from '@oracle-astra/shared/forms';
import { media } from '@oracle-astra/shared/theme';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { AmbiguousTimeDialog } from './ambiguous-time-dialog';
import { DateFields } from './date-fields';
import { ErrorSummary } from './error-summary';
import { TimeFields } from './time-fields';
import type { BirthFormState } from './use-birth-form';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  fieldset[role='radiogroup'] > div {
    justify-self: stretch;
    ${media.m} {
      justify-self: start;
    }
  }
`;

const Narrow = styled.div`
  ${media.m} {
    max-width: 26rem;
  }
`;

const languageOptions = [
  { value: 'English', label: 'English' },
  { value: 'Hindi', label: 'हिन्दी', lang: 'hi' },
];
const genderOptions = genders.map((gender) => ({ value: gender as string, label: gender }));

interface BirthFormProps {
  form: BirthFormState;
  placeField: ReactNode;
  isCelebrity?: boolean;
}

/** The form for birth details. Its values survive failed requests and reloads. */
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function BirthForm({ form, placeField, isCelebrity = false }: BirthFormProps) {
  const { values, errors, change } = form;
  return (
    <Form {...form.formProps}>
      <noscript>
        <Callout>This form needs scripts to answer you. Please allow them for this site.</Callout>
      </noscript>
      <ErrorSummary form={form} />
      {values.bid !== '' && <SavedRecordNotice onReset={form.reset} />}
      <Narrow>
        <TextField
          label={isCelebrity ? 'Name of the celebrity' : 'Full name'}
          name="name"
          autoComplete={isCelebrity ? 'off' : 'name'}
          maxLength={80}
          value={values.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Narrow>
      <SegmentedRadioGroup
        label="Gender"
        name="gender"
        options={genderOptions}
        value={values.gender}
        error={errors.gender}
        onChange={(gender) => change({ gender })}
      />
      <DateFields form={form} />
      <TimeFields form={form} />
      <Narrow>{placeField}</Narrow>
      <Narrow>
        <SelectField
          label="Marital status"
          name="status"
          value={values.status}
          error={errors.status}
          onChange={(event) => change({ status: event.target.value })}
        >
          {maritalStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
      </Narrow>
      {isCelebrity && (
        <Narrow>
          <CelebrityInfoField form={form} />
        </Narrow>
      )}
      <SegmentedRadioGroup
        label="Language of the answers"
        name="language"
        options={languageOptions}
        value={values.language}
        error={errors.language}
        onChange={(language) => change({ language })}
      />
      <div className="stack-2">
        <div>
          <Button variant="primary" wide type="submit" busy={form.isBusy} busyText={copy.generating}>
            Generate Kundli
          </Button>
        </div>
        <p className="tiny mute read">Free. Your details are used for the chart alone, and you can delete them whenever you like.</p>
      </div>
      <AmbiguousTimeDialog form={form} />
    </Form>
  );
}

function SavedRecordNotice({ onReset }: { onReset: () => void }) {
  return (
    <Callout>
      You are changing a saved record.{' '}
      <Button variant="plain" small onClick={onReset}>
        Start a new one
      </Button>
    </Callout>
  );
}

function CelebrityInfoField({ form: { values, change } }: { form: BirthFormState }) {
  return (
    <TextAreaField
      label="What you know about them"
      hint="A note for yourself. It is not sent."
      name="celebrityInfo"
      maxLength={500}
      value={values.celebrityInfo}
      onChange={(event) => change({ celebrityInfo: event.target.value })}
    />
  );
}
