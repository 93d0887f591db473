import { useAppDispatch } from '@oracle-astra/shared/api';
import { toastShown } from '@oracle-astra/shared/session';
import { IconButton } from '@oracle-astra/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  margin-block: calc(var(--s-2) * -1);
  overflow-wrap: anywhere;
`;

/** The subscription id with a copy button. */
export function CopyableId({ id }: { id: string }) {
  const dispatch = useAppDispatch();

  async function copyId() {
    try {
      await navigator.clipboard.writeText(id);
      dispatch(toastShown('good', copy.copied));
    } catch {
      dispatch(toastShown('bad', copy.notCopied));
    }
  }

  return (
    <Line>
      {id}
      <IconButton icon="copy" size={20} label="Copy the subscription id" onClick={() => void copyId()} />
    </Line>
  );
}
