import type { ReactNode } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout } from '@oracle-astra/shared/ui';
import { focusField, type BirthFormState } from './use-birth-form';
import { requiredFields, type FieldName } from './birth-values';

/** The invalid fields. A place that was not chosen lacks both coordinates; it is listed once, as the birth place. */
function getInvalidFields({ errors }: BirthFormState): FieldName[] {
  const isPlaceInvalid = errors.birthPlace !== undefined || (errors.latitude !== undefined && errors.longitude !== undefined);
  return requiredFields
    .filter((name) => (name === 'birthPlace' ? isPlaceInvalid : errors[name] !== undefined))
    .filter((name) => !isPlaceInvalid || (name !== 'latitude' && name !== 'longitude'));
}

/** Lists the invalid fields above the form, each as a link to its field. */
export function ErrorSummary({ form }: { form: BirthFormState }) {
  const t = useTranslations();
  const invalid = getInvalidFields(form);
  if (invalid.length === 0) return null;
  // The message joins the last two fields with the text within the tag.
  const renderFields = (conjunction: ReactNode) =>
    invalid.map((name, index) => (
      <span key={name}>
        {index > 0 && <span>{index === invalid.length - 1 ? conjunction : ', '}</span>}
        <FieldLink form={form} name={name} />
      </span>
    ));
  return (
    <Callout tone="bad" role="alert">
      {t.rich('chat.birthForm.invalidFields', { count: invalid.length, b: (content) => <b>{content}</b>, fields: renderFields })}
    </Callout>
  );
}

function FieldLink({ form, name }: { form: BirthFormState; name: FieldName }) {
  const t = useTranslations();
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(form.formProps.ref.current, name);
      }}
    >
      {t('chat.birthForm.fieldName', { field: name })}
    </a>
  );
}
