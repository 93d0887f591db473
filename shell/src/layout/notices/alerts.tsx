import { alertDismissed, useSharedDispatch, useSharedSelector } from '@oracle-astra/shared/session';
import { AlertDialog } from '@oracle-astra/shared/ui';

/** Modal alerts, one at a time. */
export function Alerts() {
  const [first] = useSharedSelector(({ notices }) => notices.alerts);
  const dispatch = useSharedDispatch();
  return first === undefined ? null : <AlertDialog key={first} message={first} onClose={() => dispatch(alertDismissed())} />;
}
