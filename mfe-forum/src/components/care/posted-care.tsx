import { useLocation } from 'react-router-dom';
import type { CareCard as Care } from '@oracle-astra/shared/contract';
import { DraftCareCard } from './draft-care-card';

interface PostedState {
  care: Care;
}

/** The navigation state for a new post: help for its author, if any. */
export const toPostedState = ({ care }: { care?: Care | undefined }): PostedState | null => (care === undefined ? null : { care });

/** The help for the author of a discussion that was just posted despite the care check. */
export function PostedCare() {
  const state = useLocation().state as Partial<PostedState> | null;
  return state?.care === undefined ? null : <DraftCareCard care={state.care} state="posted" />;
}
