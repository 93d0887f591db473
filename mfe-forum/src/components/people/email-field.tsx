import type { ReactNode } from 'react';
import { TextField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';

interface EmailFieldProps {
  value: string;
  hint?: ReactNode;
  error?: string;
  onChange: (email: string) => void;
}

/** The field for the e-mail address of a profile. */
export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  const t = useTranslations();
  return (
    <TextField
      {...rest}
      label={t('forum.profile.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
