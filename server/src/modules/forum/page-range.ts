import { forumLimits } from '@oracle-astra/shared/contract';
import type { PageRange } from './discussion-repository';

/** The rows of a page, from 1. */
export const toPageRange = (start: number): PageRange => ({ limit: forumLimits.pageSize, offset: (start - 1) * forumLimits.pageSize });
