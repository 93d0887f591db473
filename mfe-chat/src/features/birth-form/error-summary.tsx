import { Callout } from '@oracle-astra/shared/ui';
import { focusField, type BirthFormState } from './use-birth-form';
import { requiredFields, type FieldName } from './values';

const words = ['', 'One field needs', 'Two fields need', 'Three fields need', 'Four fields need', 'Five fields need', 'Six fields need'];

const labels: Record<FieldName, string> = {
  gender: 'gender', name: 'name', day: 'day', month: 'month', year: 'year', hours: 'hours', minute: 'minute', second: 'second',
  birthPlace: 'birth place', latitude: 'latitude', longitude: 'longitude', status: 'marital status', language: 'language',
};

/** A place that was not chosen has neither coordinate: that is one thing to look at, and not three. */
function wrongOf({ errors }: BirthFormState): { name: FieldName; label: string }[] {
  const isPlaceWrong = errors.birthPlace !== undefined || (errors.latitude !== undefined && errors.longitude !== undefined);
  return requiredFields
    .filter((name) => (name === 'birthPlace' ? isPlaceWrong : errors[name] !== undefined))
    .filter((name) => !isPlaceWrong || (name !== 'latitude' && name !== 'longitude'))
    .map((name) => ({ name, label: labels[name] }));
}

/** Says above the form which fields need a look; each name leads to its field. */
export function ErrorSummary({ form }: { form: BirthFormState }) {
  const wrong = wrongOf(form);
  if (wrong.length === 0) return null;
  return (
    <Callout tone="bad" role="alert">
      <b>{`${words[wrong.length] ?? `${wrong.length} fields need`} a look:`}</b>{' '}
      {wrong.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 && (index === wrong.length - 1 ? ' and ' : ', ')}
          <a
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(form.element.current, name);
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
