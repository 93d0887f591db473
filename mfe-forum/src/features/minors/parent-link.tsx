import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { copyText } from '@oracle-astra/shared/components';
import { TextField } from '@oracle-astra/shared/forms';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useForumMakeChildLinkMutation } from '../../api/privacy';

/** Makes the link that a parent opens in an account of their own. */
export function ParentLink() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [make, { data, error, isLoading }] = useForumMakeChildLinkMutation();
  const [isCopied, setCopied] = useState(false);
  const [link, setLink] = useState('');

  async function press() {
    const made = await make();
    if (made.data) setLink(new URL(made.data.path, location.origin).href);
  }

  async function copy() {
    const isDone = await copyText(link);
    setCopied(isDone);
    dispatch(toastShown(isDone ? 'good' : 'warn', t(isDone ? 'forum.minor.copied' : 'forum.minor.copyFailed')));
  }

  return (
    <div className="stack-2">
      <p className="small">{t('forum.minor.how')}</p>
      {data === undefined && (
        <div>
          <Button variant="primary" busy={isLoading} onClick={() => void press()}>
            {t('forum.minor.makeLink')}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <p className="small" role="alert">
          {formatError(error, t)}
        </p>
      )}
      {data !== undefined && (
        <>
          <TextField
            label={t('forum.minor.link')}
            name="link"
            readOnly
            value={link}
            hint={t('forum.minor.validUntil', { date: formatDate(data.valid_until, t) })}
            onFocus={(event) => event.target.select()}
          />
          <div>
            <Button onClick={() => void copy()}>{t(isCopied ? 'forum.minor.copiedOnce' : 'forum.minor.copy')}</Button>
          </div>
        </>
      )}
    </div>
  );
}
