import { DomainError } from '../../../domain-error';
import type { PostRepository } from '../post-repository';
import { getPostingLimits } from '../profiles/standing';
import { countAddedLinks, countLinks, findForbidden } from './text-filter';
import { dayMs } from '../../../day';

export interface PostToCheck {
  uid: string;
  kind: 'discussion' | 'comment';
  /** Texts by the name of their field in the request. */
  fields: Record<string, string>;
  /** The edited post with its text, whose existing links are not counted again. Undefined for a new post. */
  edited?: { id: string; text: string };
}

const hourMs = 60 * 60 * 1000;

/** The links of a post that count for the hourly limit. */
export const countRecentLinks = (post: { linksAdded: number; linksAddedAt: Date | null }, now: Date): number =>
  post.linksAddedAt !== null && now.getTime() - post.linksAddedAt.getTime() < hourMs ? post.linksAdded : 0;

/** Throws if a text has forbidden content, with its field. */
function checkTexts(fields: PostToCheck['fields']): void {
  for (const [field, text] of Object.entries(fields)) {
    const finding = findForbidden(text);
    if (finding !== null) throw new DomainError(finding, { field });
  }
}

/**
 * Throws if a person has reached the hourly limit of their standing; the author is locked, so that parallel calls count each
 * other. Returns the links that the post adds.
 */
async function checkLimits(posts: PostRepository, { uid, kind, fields, edited }: PostToCheck, now: Date): Promise<number> {
  const standing = await posts.standing(uid);
  const limits = getPostingLimits({
    days: standing === null ? 0 : (now.getTime() - standing.memberSince.getTime()) / dayMs,
    earned: standing?.earned ?? 0,
  });
  const recent = await posts.listSince(uid, new Date(now.getTime() - hourMs), now);
  const retryAfter = (first: Date | undefined) => ({
    retryAfterSeconds: ((first ?? now).getTime() + hourMs - now.getTime()) / 1000,
  });
  const alike = recent.filter((post) => post.kind === kind);
  const most = kind === 'discussion' ? limits.discussions : limits.comments;
  if (edited === undefined && alike.length >= most) throw new DomainError('posting_limit_reached', retryAfter(alike.at(-most)?.createdAt));
  const text = Object.values(fields).join(' ');
  const added = edited === undefined ? countLinks(text) : countAddedLinks(edited.text, text);
  const withLinks = recent.filter((post) => post.links > 0);
  const posted = withLinks.reduce((total, post) => total + post.links, 0);
  if (added > 0 && posted + added > limits.links) throw new DomainError('link_limit_reached', retryAfter(withLinks[0]?.createdAt));
  return added;
}

/**
 * The checks of every post before it is stored, in its transaction. Care (`createPostCare`) has assessed it before, so that
 * nobody in danger is refused for another reason. Returns the links that it adds.
 */
export async function checkPost(posts: PostRepository, post: PostToCheck, now: Date): Promise<number> {
  checkTexts(post.fields);
  return checkLimits(posts, post, now);
}
