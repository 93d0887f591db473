import type { CareCard } from '@oracle-astra/shared/contract';
import type { CareAssessment } from '../../../care';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import { logCare } from '../../care/care-log';
import { careFlagMs } from '../../care/failure-care';
import { findDanger, toCareCard } from '../../care/find-care-card';
import { setCareFlag } from '../../chats/care/care-flags';

/** A draft: the texts of its fields, and whether its author has seen the help and posts it anyway. */
export interface Draft {
  uid: string;
  texts: readonly string[];
  postAnyway: boolean | undefined;
}

/** A draft that mentions danger: its level for moderation, and the help for its author. */
export interface DraftInDanger {
  level: 'R' | 'O';
  card: CareCard;
  assessment: CareAssessment;
}

/** The gravest level of a draft's texts, alone and all together. */
function assessDraft(texts: readonly string[]): DraftInDanger | null {
  const gravest = findDanger(texts);
  return gravest === null ? null : { level: gravest.level, card: toCareCard(gravest), assessment: gravest };
}

/**
 * Assesses the reason of a report: the reported post moves up in the operators' list, and its reporter, who may speak of
 * themselves, gets the help. Null if the reason mentions no danger.
 */
export async function assessReportReason(tx: Database, uid: string, reason: string, now: Date): Promise<DraftInDanger | null> {
  const found = assessDraft([reason]);
  if (found === null) return null;
  if (found.assessment.about !== 'other') await setCareFlag(tx, uid, found.level, new Date(now.getTime() + careFlagMs));
  await logCare(tx, found.assessment, now);
  return found;
}

/**
 * Answers drafts about despair and danger before all other checks: before handle, limits and filters, and outside the
 * transaction that a refusal rolls back. New chats then open with the helplines for a day. Throws `care_needed` with the help,
 * unless the author posts it anyway: then resolves to the finding.
 */
export function createPostCare({ db, clock }: { db: Database; clock: () => Date }) {
  return async ({ uid, texts, postAnyway = false }: Draft): Promise<DraftInDanger | null> => {
    const found = assessDraft(texts);
    if (found === null) return null;
    await setCareFlag(db, uid, found.level, new Date(clock().getTime() + careFlagMs));
    await logCare(db, found.assessment, clock());
    if (!postAnyway) throw new DomainError('care_needed', { care: found.card });
    return found;
  };
}
