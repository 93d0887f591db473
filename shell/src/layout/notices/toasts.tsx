import styled from 'styled-components';
import { toastDismissed, useSharedDispatch, useSharedSelector, type ToastNotice } from '@oracle-astra/shared/session';
import { Toast, ToastRegion } from '@oracle-astra/shared/ui';
import { useAutoDismiss } from './use-auto-dismiss';

const Slot = styled.div`
  max-width: 26rem;
`;

/** Toasts at the bottom of the window. */
export function Toasts() {
  const toasts = useSharedSelector(({ notices }) => notices.toasts);
  return (
    <ToastRegion count={toasts.length}>
      {toasts.map((notice) => (
        <TimedToast key={notice.id} {...notice} />
      ))}
    </ToastRegion>
  );
}

/** Dismisses itself, but not while hovered or focused. */
function TimedToast({ id, tone, text }: ToastNotice) {
  const dispatch = useSharedDispatch();
  const dismiss = () => dispatch(toastDismissed(id));
  const { pause, resume } = useAutoDismiss(dismiss);
  return (
    <Slot onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <Toast tone={tone} onClose={dismiss}>
        {text}
      </Toast>
    </Slot>
  );
}
