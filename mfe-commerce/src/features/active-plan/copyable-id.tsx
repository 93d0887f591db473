import { useAppDispatch } from '@oracle-astra/shared/api';
import { copyText } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { IconButton } from '@oracle-astra/shared/ui';
import styled from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  margin-block: calc(var(--s-2) * -1);
  overflow-wrap: anywhere;
`;

/** The subscription id with a copy button. */
export function CopyableId({ id }: { id: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();

  async function copyId() {
    const isCopied = await copyText(id);
    dispatch(toastShown(isCopied ? 'good' : 'bad', t(isCopied ? 'commerce.activePlan.copied' : 'commerce.activePlan.notCopied')));
  }

  return (
    <Line>
      {id}
      <IconButton icon="copy" size={20} label={t('commerce.activePlan.copyId')} onClick={() => void copyId()} />
    </Line>
  );
}
