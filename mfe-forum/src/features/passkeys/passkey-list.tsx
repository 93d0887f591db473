import { useId } from 'react';
import type { Passkey } from '@oracle-astra/shared/contract';
import { RetryLine } from '@oracle-astra/shared/components';
import { formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useForumListPasskeysQuery } from '../../api/passkeys';
import { DialogButton } from '../../components/dialog-button';
import { Row, Rows } from '../../components/rows.styles';
import { SideTitle } from '../../components/titles.styles';
import { AddPasskey } from './add-passkey';

const loadDialogs = () => import(/* webpackChunkName: "forum-passkey-dialogs" */ './passkey-dialogs');

/** The passkeys of the account, and a button that adds one. */
export function PasskeyList() {
  const t = useTranslations();
  const heading = useId();
  const { data, error, isFetching, refetch } = useForumListPasskeysQuery();
  return (
    <section className="stack-2" id="passkeys" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.passkeys.title')}</SideTitle>
      <p className="small mute">{t('forum.passkeys.text')}</p>
      {data === undefined && error !== undefined && (
        <RetryLine message={t('forum.passkeys.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <Loading label={t('forum.passkeys.loading')}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {data?.passkeys.length === 0 && <p>{t('forum.passkeys.none')}</p>}
      {data !== undefined && data.passkeys.length > 0 && (
        <Rows>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      )}
      {data !== undefined && <AddPasskey />}
    </section>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslations();
  const { id, last_used_at: usedAt, created_at: createdAt } = passkey;
  const name = passkey.name ?? t('forum.passkeys.unknown');
  return (
    <Row>
      <div>
        <b>{name}</b>
        <div className="tiny mute">
          {usedAt === null
            ? t('forum.passkeys.createdAt', { at: formatDateTime(createdAt, t) })
            : t('forum.devices.lastUsed', { at: formatDateTime(usedAt, t) })}
        </div>
      </div>
      <div className="row">
        <DialogButton
          small
          aria-label={t('forum.passkeys.renameNamed', { name })}
          load={loadDialogs}
          dialog={({ RenamePasskeyDialog }, close) => <RenamePasskeyDialog id={id} name={name} onClose={close} />}
        >
          {t('forum.passkeys.rename')}
        </DialogButton>
        <DialogButton
          small
          aria-label={t('forum.passkeys.removeNamed', { name })}
          load={loadDialogs}
          dialog={({ RemovePasskeyDialog }, close) => <RemovePasskeyDialog id={id} name={name} onClose={close} />}
        >
          {t('forum.passkeys.remove')}
        </DialogButton>
      </div>
    </Row>
  );
}
