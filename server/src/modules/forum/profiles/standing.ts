/** The hourly limits of a person. */
export interface PostingLimits {
  discussions: number;
  comments: number;
  links: number;
}

interface Standing {
  /** Days since the account was created. */
  days: number;
  /** Points earned and not revoked. */
  earned: number;
}

const levels: readonly { needs: Standing; limits: PostingLimits }[] = [
  { needs: { days: 30, earned: 200 }, limits: { discussions: 30, comments: 120, links: 60 } },
  { needs: { days: 1, earned: 20 }, limits: { discussions: 10, comments: 60, links: 15 } },
  { needs: { days: 0, earned: 0 }, limits: { discussions: 5, comments: 20, links: 3 } },
];

const newcomer: PostingLimits = { discussions: 5, comments: 20, links: 3 };

/** The limits of a person, which grow with the age of the account and the points earned. */
export function getPostingLimits({ days, earned }: Standing): PostingLimits {
  return levels.find(({ needs }) => days >= needs.days && earned >= needs.earned)?.limits ?? newcomer;
}

/** The number of reporters that hide an item, and the minimum age of their accounts. */
export const reportRules = { toHide: 3, minAccountAgeMs: 24 * 60 * 60 * 1000 } as const;
