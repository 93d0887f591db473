import { isApiError } from '@oracle-astra/shared/api';
import { helplines } from '@oracle-astra/shared/contract';
import { CallableHelplines } from '@oracle-astra/shared/components';
import { HelplinesCard } from './helplines-card';

/** The help in the failure of a call that contained text; the helplines if no server has read the text. */
export function FailureCare({ error }: { error: unknown }) {
  if (!isApiError(error)) return null;
  if (error.care !== undefined) return <HelplinesCard care={error.care} />;
  if (error.code !== undefined || error.kind === 'refused') return null;
  return (
    <p className="tiny mute">
      <CallableHelplines helplines={helplines} />
    </p>
  );
}
