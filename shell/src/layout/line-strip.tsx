import { Banner } from '@oracle-astra/shared/ui';
import { words } from '../copy';
import { useLine } from './use-line';

/** Says that the line is gone for as long as it is, and for a moment that it is back. */
export function LineStrip() {
  const line = useLine();
  if (line === 'up') return null;
  if (line === 'back') {
    return (
      <Banner icon="check">
        <b>{words.online}</b>
      </Banner>
    );
  }
  return (
    <Banner icon="alert">
      <b>{words.offline}</b> {words.offlineRest}
    </Banner>
  );
}
