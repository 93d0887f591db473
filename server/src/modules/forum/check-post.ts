import { DomainError } from '../../domain-error';
import type { PostRepository } from './post-repository';
import { getPostingLimits } from './standing';
import { countLinks, findForbidden } from './text-filter';
import { dayMs } from '../../day';

export interface PostToCheck {
  uid: string;
  kind: 'discussion' | 'comment';
  /** Texts by the name of their field in the request. */
  fields: Record<string, string>;
  /** The post that is changed, with the links that it has: they are not counted beside the new ones. None for a new post. */
  edited?: { id: string; links: number };
}

const hourMs = 60 * 60 * 1000;

/** Throws where a text has what nobody should post, naming its field. */
function checkTexts(fields: PostToCheck['fields']): void {
  for (const [field, text] of Object.entries(fields)) {
    const finding = findForbidden(text);
    if (finding !== null) throw new DomainError(finding, { field });
  }
}

/** Throws where a person has written as much in the last hour as their standing allows; the author is locked, so that parallel calls count each other. */
async function checkLimits(posts: PostRepository, { uid, kind, fields, edited }: PostToCheck, now: Date): Promise<void> {
  const standing = await posts.standing(uid);
  const limits = getPostingLimits({
    days: standing === null ? 0 : (now.getTime() - standing.memberSince.getTime()) / dayMs,
    earned: standing?.earned ?? 0,
  });
  const recent = (await posts.listSince(uid, new Date(now.getTime() - hourMs), now)).filter(
    ({ id }) => edited === undefined || id !== edited.id,
  );
  const retryAfter = (first: Date | undefined) => ({
    retryAfterSeconds: ((first ?? now).getTime() + hourMs - now.getTime()) / 1000,
  });
  const alike = recent.filter((post) => post.kind === kind);
  const most = kind === 'discussion' ? limits.discussions : limits.comments;
  if (edited === undefined && alike.length >= most) throw new DomainError('posting_limit_reached', retryAfter(alike.at(-most)?.createdAt));
  const links = countLinks(Object.values(fields).join(' '));
  const withLinks = recent.filter((post) => post.links > 0);
  const posted = withLinks.reduce((total, post) => total + post.links, 0);
  if (links > (edited?.links ?? 0) && posted + links > limits.links)
    throw new DomainError('link_limit_reached', retryAfter(withLinks[0]?.createdAt));
}

/**
 * What every post passes before it is stored, in its transaction. Drafts of despair were answered before it, by
 * `createPostCare`, so that nobody in danger is refused anything else first.
 */
export async function checkPost(posts: PostRepository, post: PostToCheck, now: Date): Promise<void> {
  checkTexts(post.fields);
  await checkLimits(posts, post, now);
}
