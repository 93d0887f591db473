import { Callout } from '@oracle-astra/shared/ui';
import { focusField, type BirthFormState } from './use-birth-form';
import { requiredFields, type FieldName } from './birth-values';

const countPhrases = [
  '',
  'One field needs',
  'Two fields need',
  'Three fields need',
  'Four fields need',
  'Five fields need',
  'Six fields need',
];

const labels: Record<FieldName, string> = {
  gender: 'gender',
  name: 'name',
  day: 'day',
  month: 'month',
  year: 'year',
  hours: 'hours',
  minute: 'minute',
  second: 'second',
  birthPlace: 'birth place',
  latitude: 'latitude',
  longitude: 'longitude',
  status: 'marital status',
  language: 'language',
};

/** A place that was not chosen lacks both coordinates. It is listed once, as the birth place. */
function getInvalidFields({ errors }: BirthFormState): { name: FieldName; label: string }[] {
  const isPlaceInvalid = errors.birthPlace !== undefined || (errors.latitude !== undefined && errors.longitude !== undefined);
  return requiredFields
    .filter((name) => (name === 'birthPlace' ? isPlaceInvalid : errors[name] !== undefined))
    .filter((name) => !isPlaceInvalid || (name !== 'latitude' && name !== 'longitude'))
    .map((name) => ({ name, label: labels[name] }));
}

/** Lists the invalid fields above the form, each as a link to its field. */
export function ErrorSummary({ form }: { form: BirthFormState }) {
  const invalid = getInvalidFields(form);
  if (invalid.length === 0) return null;
  return (
    <Callout tone="bad" role="alert">
      <b>{`${countPhrases[invalid.length] ?? `${invalid.length} fields need`} a look:`}</b>{' '}
      {invalid.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 && (index === invalid.length - 1 ? ' and ' : ', ')}
          <a
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(form.formProps.ref.current, name);
            }}
          >
            {label}
          </a>
        </span>
      ))}
      . Everything you typed is kept.
    </Callout>
  );
}
