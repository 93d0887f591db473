import styled from 'styled-components';
import { toastDismissed, useSharedDispatch, useSharedSelector, type ToastNotice } from '@oracle-astra/shared/session';
import { AppLink, Toast, ToastRegion } from '@oracle-astra/shared/ui';
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

/** Dismisses itself after a while, but not while hovered or focused. One with a link stays until it was hovered or focused. */
function TimedToast({ id, tone, text, to }: ToastNotice) {
  const dispatch = useSharedDispatch();
  const dismiss = () => dispatch(toastDismissed(id));
  const { pause, resume } = useAutoDismiss(dismiss, to !== undefined);
  return (
    <Slot onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <Toast tone={tone} onClose={dismiss}>
        {to === undefined ? (
          text
        ) : (
          <AppLink to={to} onClick={dismiss}>
            {text}
          </AppLink>
        )}
      </Toast>
    </Slot>
  );
}
