import { defaultLocale, localizeFileName, type Descriptor } from '@oracle-astra/shared/contract';
import { findSlotFaults } from '../../packaging/slots';
import { finding, type Finding } from '../finding';

/** Repeats the build's check of slots and fills, because a descriptor may come from another tool; their files must be in the release. */
export function checkSlots(candidate: Descriptor): Finding[] {
  const names = candidate.files.map(({ name }) => name);
  const isMissing = (page: string) => !names.includes(page) && !names.includes(localizeFileName(page, defaultLocale));
  const missing = (candidate.fills ?? []).flatMap(({ name, page }) =>
    page !== null && isMissing(page) ? [finding('slots', name, `names the file ${page}, which the release does not have`)] : [],
  );
  return [...findSlotFaults(candidate).map(({ name, message }) => finding('slots', name, message)), ...missing];
}
