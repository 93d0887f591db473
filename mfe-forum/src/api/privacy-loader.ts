import { prefetch } from '@oracle-astra/shared/api';
import type { LoaderFunction } from 'react-router-dom';
import { forumGetPrivacy } from './privacy';

const loadOwn = prefetch(() => [forumGetPrivacy.initiate()], { redirectTo: '/' });
const loadAsked = prefetch(({ isSignedIn }) => (isSignedIn ? [forumGetPrivacy.initiate()] : []));

/** Redirects visitors to the home page, except a parent who opens the link of a child and logs in there. */
export const loadPrivacy: LoaderFunction = (args, context) =>
  (new URL(args.request.url).searchParams.has('child') ? loadAsked : loadOwn)(args, context);
