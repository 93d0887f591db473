import { useEffect } from 'react';
import { useSetLocaleMutation } from '@oracle-astra/shared/api';
import { useSession } from '@oracle-astra/shared/session';
import { readChosenLocale } from './locale-cookie';
import { forgetUnsavedLocale, isUnsavedLocale } from './unsaved-locale';

/** Sends a choice of language that was made on an earlier page again, until it is stored in the account. */
export function useUnsavedLocale(): void {
  const { uid } = useSession();
  const [setLocale] = useSetLocaleMutation();
  useEffect(() => {
    const locale = readChosenLocale();
    if (uid === null || locale === null || !isUnsavedLocale(uid, locale)) return;
    void setLocale({ locale }).then(({ data }) => data && forgetUnsavedLocale(uid, locale));
  }, [uid, setLocale]);
}
